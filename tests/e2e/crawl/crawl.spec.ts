import type { APIRequestContext, APIResponse } from '@playwright/test'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '@/lib/seo/rules/titles'
import { expect, test } from '@/tests/support/journey'
import { forAll, type ReadPage, readPage } from './read-page'

/** One look at everything, as a crawler has it: nothing here depends on the size of a screen. */
test.describe.configure({ mode: 'serial', timeout: 480_000 })

const pages = new Map<string, ReadPage>()
let listed: string[] = []

async function addressesIn(request: APIRequestContext, path: string): Promise<string[]> {
  const response = await request.get(path)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('xml')
  return Array.from((await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address ?? '')
}

const pathOf = (address: string) => new URL(address).pathname

test('the sitemap lists pages, articles, landing pages and providers in files of their own', async ({
  request,
  baseURL,
}) => {
  const files = await addressesIn(request, '/sitemap.xml')
  expect(files.map(pathOf)).toEqual(
    ['pages', 'articles', 'landing', 'counties', 'zips', 'providers-1'].map((name) => `/sitemaps/${name}.xml`),
  )
  const lists = await Promise.all(files.map((file) => addressesIn(request, pathOf(file))))
  listed = lists.flat()
  for (const address of [...files, ...listed]) expect(new URL(address).origin).toBe(baseURL)
  expect(new Set(listed).size).toBe(listed.length)
  for (const list of lists) expect(list.length).toBeLessThanOrEqual(50_000)
  expect(listed.length).toBeGreaterThan(500)
})

test('every listed address answers at once, is its own canonical one, and may be indexed', async ({ request }) => {
  const faults: string[] = []
  await forAll(listed, async (address) => {
    const response = await request.get(pathOf(address), { maxRedirects: 0 })
    if (response.status() !== 200) return void faults.push(`${address}: ${response.status()}`)
    const page = readPage(await response.text())
    pages.set(pathOf(address), page)
    if (!URL.canParse(page.canonical) || new URL(page.canonical).href !== address)
      faults.push(`${address} names ${page.canonical}`)
    if (/noindex/.test(page.robots + (response.headers()['x-robots-tag'] ?? ''))) faults.push(`${address}: noindex`)
  })
  expect(faults).toEqual([])
})

test('every title and description has its length, and no two are the same', () => {
  const outside = (length: number, { min, max }: { min: number; max: number }) => length < min || length > max
  const faults: string[] = []
  const seen = new Map<string, string>()
  for (const [path, { title, description }] of pages) {
    if (outside(title.length, TITLE_LENGTH)) faults.push(`${path}: title of ${title.length}: ${title}`)
    if (outside(description.length, DESCRIPTION_LENGTH)) faults.push(`${path}: description of ${description.length}`)
    for (const text of [title, description]) {
      const other = seen.get(text)
      if (other) faults.push(`${path} and ${other} both say: ${text}`)
      seen.set(text, path)
    }
  }
  expect(faults).toEqual([])
})

test('structured data can be read, and says of a provider what kind of place it is', () => {
  const faults: string[] = []
  for (const [path, { structuredData }] of pages) {
    const types = structuredData.flatMap((data) => data['@type'] ?? [])
    const wanted = path.startsWith('/provider/') ? ['ChildCare', 'BreadcrumbList'] : []
    for (const type of wanted) if (!types.includes(type)) faults.push(`${path} lacks ${type}`)
    if (/"telephone"|"email"/.test(JSON.stringify(structuredData)) && path.startsWith('/provider/'))
      faults.push(`${path} gives contact data away`)
  }
  expect(faults).toEqual([])
})

test('every link leads to a page, at most by one step, and so do the links there', async ({ request, baseURL }) => {
  const faults: string[] = []
  let waiting = new Map(linksOf(pages, baseURL))
  while (waiting.size > 0) {
    const found = new Map<string, ReadPage>()
    await forAll([...waiting].filter(isWorthALook()), async ([target, from]) => {
      let response = await request.get(target, { maxRedirects: 0 })
      const { location } = response.headers()
      if (response.status() >= 300 && response.status() < 400 && location)
        response = await request.get(location, { maxRedirects: 0 })
      if (response.status() !== 200) faults.push(`${from} links to ${target}: ${response.status()}`)
      found.set(target, readPage(isText(response) ? await response.text() : ''))
    })
    for (const [target, page] of found) pages.set(target, page)
    waiting = new Map(linksOf(found, baseURL).filter(([target]) => !pages.has(target) && !isSearch(target)))
  }
  expect(faults).toEqual([])
})

/** Every provider has the same forms: each twentieth is visited, of the addresses that differ in the provider alone. */
function isWorthALook() {
  let forms = 0
  return ([target]: [string, string]) => !/^\/provider\/[^/]+\/./.test(target) || forms++ % 20 === 0
}

/** Further searches have no end; those that listed pages link to are visited. */
const isSearch = (target: string) => target.startsWith('/search?')
const isText = (response: APIResponse) => response.headers()['content-type']?.includes('html') ?? false

/** Addresses on this site that are not visited yet, each with a page that links to it. */
function linksOf(from: Map<string, ReadPage>, baseURL: string | undefined): [target: string, from: string][] {
  return [...from].flatMap(([path, { links }]) =>
    links.flatMap((link): [string, string][] => {
      const { origin, pathname, search } = new URL(link, `${baseURL}${path}`)
      return origin === baseURL && !pages.has(pathname + search) ? [[pathname + search, path]] : []
    }),
  )
}

test('nobody has to know a listed page: each is linked from another', () => {
  const linked = new Set([...pages].flatMap(([path, { links }]) => links.filter((link) => link !== path)))
  const orphans = listed.map(pathOf).filter((path) => path !== '/' && !linked.has(path))
  expect(orphans).toEqual([])
})

test('search and account pages say themselves that they are not to be found, and robots.txt lets crawlers read it', async ({
  request,
}) => {
  const rules = await (await request.get('/robots.txt')).text()
  const closed = Array.from(rules.matchAll(/^Disallow: (.*)$/gm), ([, path]) => path)
  expect(closed).toEqual(['/api/'])
  for (const path of [
    '/search',
    '/search?zipCode=32801',
    '/signin',
    '/signup',
    '/reset-password',
    '/browse-locations',
  ]) {
    const { robots } = readPage(await (await request.get(path)).text())
    expect(`${path}: ${robots}`).toContain('noindex')
  }
})

test('what does not exist is a 404, and what moved is found at its one address', async ({ request }) => {
  for (const path of [
    '/daycare/nowhere-fl',
    '/provider/nobody-orlando-fl-zzzz',
    '/no/such/page',
    '/sitemaps/providers-9.xml',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
  const old = await request.get('/daycare/saint-cloud-fl', { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([308, '/daycare/st-cloud-fl'])
})
