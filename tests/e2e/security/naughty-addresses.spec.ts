import type { APIRequestContext } from '@playwright/test'
import { everyRoute, MALFORMATIONS, malformedAddresses, malformedFaults, sendRaw } from '@/tests/attack/malformed.mjs'
import { NAUGHTY_STRINGS } from '@/tests/support/access/naughty-strings'
import { everyAddress } from '@/tests/support/journeys/every-address'
import { expect, test } from '@/tests/support/journeys/journey'
import { type DemoPerson, signInAs } from '@/tests/support/journeys/journey-accounts'

/** The server's own limit rejects longer addresses. */
const STRINGS = NAUGHTY_STRINGS.filter((one) => one.length < 1_000)
/** An address cannot contain half a surrogate pair. */
const written = (one: string) => encodeURIComponent(one.replace(/[\ud800-\udfff]/gu, '\ufffd'))

const SEARCH_FIELDS = [
  ...[
    'zipCode',
    'workZip',
    'start',
    'days',
    'hide',
    'age',
    'ageRange',
    'openings',
    'priceRange',
    'kind',
    'childcareType',
  ],
  ...['curriculumStyle', 'accreditation', 'teacherRatio', 'dropOff', 'pickUp', 'program', 'schedule', 'amenity'],
  ...['language', 'openNow', 'distance', 'detour', 'sort', 'page', 'view', 'bounds'],
]
const PLACES: ((put: string) => string)[] = [
  ...SEARCH_FIELDS.map(
    (field) => (put: string) => `/search?${field === 'zipCode' ? '' : 'zipCode=32801&'}${field}=${put}`,
  ),
  ...SEARCH_FIELDS.map((field) => (put: string) => `/api/places/search?zipCode=32801&${field}=${put}`),
  (put) => `/api/places/autocomplete?input=${put}`,
  (put) => `/daycare/${put}`,
  (put) => `/${put}/orlando-fl`,
  (put) => `/daycare/orlando-fl/page/${put}`,
  (put) => `/daycare/orlando-fl?${put}=${put}`,
  (put) => `/provider/${put}`,
  (put) => `/provider/${put}/tour/1`,
  (put) => `/blog/${put}`,
  (put) => `/blog/category/${put}`,
  (put) => `/pictures/${put}`,
  (put) => `/videos/${put}`,
  (put) => `/share-images/${put}`,
  (put) => `/sitemaps/${put}.xml`,
  (put) => `/signin?next=${put}`,
  (put) => `/api/auth/callback/credentials?callbackUrl=${put}`,
  (put) => `/tools/cost-estimator?age=${put}&days=${put}&county=${put}`,
]
/** Parameters of any page: known names, and one unknown name. */
const NAMES = [
  'q',
  'search',
  'page',
  'tab',
  'status',
  'id',
  'from',
  'to',
  'sort',
  'token',
  'next',
  'kind',
  'a[b]',
  '__proto__',
]

let at = 0
const nextOne = () => written(STRINGS[at++ % STRINGS.length] ?? '')

/** What is wrong with the response to this address; undefined for a page, a rejection or a redirect within this site. */
async function faultOf(request: APIRequestContext, address: string, origin: string): Promise<string[]> {
  // With the origin: a client takes the first part of "//orlando-fl" for a host.
  const response = await request.get(origin + address, { maxRedirects: 0 })
  const { location } = response.headers()
  if (response.status() >= 500) return [`${address}: ${response.status()}`]
  if (location && new URL(location, origin).origin !== new URL(origin).origin)
    return [`${address}: leads to ${location}`]
  return []
}

test('no address causes a server error or a redirect to another site', async ({ request, baseURL }) => {
  test.setTimeout(300_000)
  const faults: string[] = []
  for (const placed of PLACES)
    for (let turn = 0; turn < 9; turn++) faults.push(...(await faultOf(request, placed(nextOne()), baseURL ?? '')))
  expect(at).toBeGreaterThan(STRINGS.length)
  expect(faults).toEqual([])
})

for (const person of [null, 'parent', 'provider', 'admin'] as (DemoPerson | null)[])
  test(`no query on any page causes a server error for ${person ?? 'a visitor'}`, async ({ page, baseURL }) => {
    test.setTimeout(300_000)
    if (person) await signInAs(page, person, baseURL ?? '')
    const faults: string[] = []
    for (const address of await everyAddress()) {
      const query = NAMES.map((name) => `${name}=${nextOne()}`).join('&')
      faults.push(...(await faultOf(page.request, `${address || '/'}?${query}`, baseURL ?? '')))
    }
    expect(faults).toEqual([])
  })

/** One malformation for each parameter of each page and endpoint, and for its query, in turn; npm run test:attack tries all of them. */
const MALFORMED = everyRoute().flatMap((segments, at) => {
  const kinds = Object.values(MALFORMATIONS)
  const turn = (by: number) => malformedAddresses(segments, kinds[(at + by) % kinds.length] ?? '')
  const parameters = segments.flatMap((_, index) => turn(index).parameters[index] ?? [])
  return [...parameters, ...turn(3).paths.slice(0, 1), ...turn(5).queries].map((address) => ({ address }))
})

for (const person of [null, 'parent', 'provider', 'admin'] as (DemoPerson | null)[])
  test(`no malformed address causes a server error for ${person ?? 'a visitor'}`, async ({ page, baseURL }) => {
    test.setTimeout(300_000)
    if (person) await signInAs(page, person, baseURL ?? '')
    const cookies = await page.context().cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const answers = await sendRaw(baseURL ?? '', MALFORMED, { headers: { cookie }, concurrency: 4 })
    expect(answers.length).toBeGreaterThan(600)
    expect(answers.flatMap(malformedFaults)).toEqual([])
  })
