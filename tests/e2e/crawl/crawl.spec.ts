import type { APIRequestContext } from '@playwright/test'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '@/lib/content/seo/rules/metadata'
import { inLanguage, localPath, readPath } from '@/lib/platform/language/addresses.mjs'
import { isEnglish } from '@/tests/support/journeys/english-words'
import { expect, test } from '@/tests/support/journeys/journey'
import { forEachConcurrently, type ReadPage, readPage } from './read-page'
import { longDate } from './structured-data'
import {
  addressesIn,
  changes,
  checkAndRead,
  createSampler,
  invalid,
  isSearch,
  isText,
  linksOf,
  pages,
  pathOf,
  redirects,
} from './visited-pages'

/** Views every page like a crawler: nothing here depends on the size of a screen. */
test.describe.configure({ mode: 'serial', timeout: 1_200_000 })

/**
 * Redirects are not followed. Each request has its own connection: the server closes idle ones, and on a busy machine that may happen
 * just as the next request is sent.
 */
const DIRECTLY = { maxRedirects: 0, headers: { connection: 'close' } }

/** The descriptions of endpoints and columns, for those who write programs, and articles. */
const WRITTEN_IN_ENGLISH = /^\/(?:developers|open-data|blog)(?:$|[/?#])/
const WRITTEN_BY_ADMINS = /^\/blog\/(?!category\/)/

const withoutQuery = (address: string) => address.split('?')[0]

/** The whole name of a provider, and its first words, as sentences use it. */
const namesOf = (name: string) => [name, name.split(' ').slice(0, 3).join(' ')]
/** The title of a leaflet of the state. */
const LEAFLET = ['Know Your Child Care Facility']
const placesIn = (heading: string) => {
  const place = / in (.+?)(?: County| Parish)?, [A-Z]{2}$/.exec(heading)?.[1]
  return place ? [place] : []
}

let listed: string[] = []

async function readSitemaps(request: APIRequestContext) {
  const files = await addressesIn(request, '/sitemap.xml')
  return { files, lists: await Promise.all(files.map((file) => addressesIn(request, pathOf(file)))) }
}

test('the sitemap lists pages, articles, landing pages and providers in separate files', async ({
  request,
  baseURL,
}) => {
  const { files, lists } = await readSitemaps(request)
  expect(files.map(pathOf)).toEqual(
    ['pages', 'articles', 'landing', 'counties', 'zips', 'providers-1'].map((name) => `/sitemaps/${name}.xml`),
  )
  listed = lists.flat()
  for (const address of [...files, ...listed]) expect(new URL(address).origin).toBe(baseURL)
  expect(new Set(listed).size).toBe(listed.length)
  for (const list of lists) expect(list.length).toBeLessThanOrEqual(50_000)
  expect(listed.length).toBeGreaterThan(500)
})

test('every listed address responds directly, is its own canonical address, and may be indexed', async ({
  request,
}) => {
  const faults: string[] = []
  await forEachConcurrently(listed, async (address) => {
    const response = await request.get(pathOf(address), DIRECTLY)
    if (response.status() !== 200) return void faults.push(`${address}: ${response.status()}`)
    const page = checkAndRead(pathOf(address), await response.text())
    pages.set(pathOf(address), page)
    if (!URL.canParse(page.canonical) || new URL(page.canonical).href !== address)
      faults.push(`${address} names ${page.canonical}`)
    if (/noindex/.test(page.robots + (response.headers()['x-robots-tag'] ?? ''))) faults.push(`${address}: noindex`)
  })
  expect(faults).toEqual([])
})

test('every title and description has the right length, and no two are the same', () => {
  const outside = (length: number, { min, max }: { min: number; max: number }) => length < min || length > max
  const faults: string[] = []
  const seen = new Map<string, string>()
  for (const [path, { title, description, shared, canonical }] of pages) {
    if (outside(title.length, TITLE_LENGTH)) faults.push(`${path}: title of ${title.length}: ${title}`)
    if (outside(description.length, DESCRIPTION_LENGTH)) faults.push(`${path}: description of ${description.length}`)
    if (shared.title !== title || shared.url !== canonical || !URL.canParse(shared.image))
      faults.push(`${path} is shared as ${JSON.stringify(shared)}`)
    for (const text of [title, description]) {
      const other = seen.get(text)
      if (other) faults.push(`${path} and ${other} both say: ${text}`)
      seen.set(text, path)
    }
  }
  expect(faults).toEqual([])
})

test('structured data matches what the page shows, and gives a provider its type', () => {
  const faults: string[] = []
  for (const [path, { structuredData, untrue }] of pages) {
    faults.push(...untrue.map((fault) => `${path} ${fault}`))
    const types = structuredData.flatMap((data) => data['@type'] ?? [])
    const wanted = readPath(path).path.startsWith('/provider/') ? ['ChildCare', 'BreadcrumbList'] : []
    for (const type of wanted) if (!types.includes(type)) faults.push(`${path} lacks ${type}`)
  }
  expect(faults).toEqual([])
})

test('the last change of a page is no later than today, and no earlier than its content', () => {
  const faults: string[] = []
  for (const [path, changed] of changes) {
    const structuredData = pages.get(path)?.structuredData ?? []
    const published = structuredData.flatMap(({ review = [] }) => review.map(({ datePublished }) => datePublished))
    const article = structuredData.find(({ dateModified }) => dateModified)
    if (Date.parse(changed) > Date.now()) faults.push(`${path} changes at ${changed}`)
    if (published.some((day) => day > changed.slice(0, 10))) faults.push(`${path} shows a review after ${changed}`)
    if (article && article.dateModified !== changed) faults.push(`${path} changed at ${article.dateModified}`)
  }
  expect(faults).toEqual([])
  for (const path of ['/privacy-policy', '/terms-of-service'])
    expect(pages.get(path)?.text).toContain(longDate(changes.get(path) ?? '').replaceAll(' ', ''))
})

test('every link leads to a page with at most one redirect, and so do the links there', async ({
  request,
  baseURL,
}) => {
  const faults: string[] = []
  let waiting = new Map(linksOf(pages, baseURL))
  while (waiting.size > 0) {
    const found = new Map<string, ReadPage>()
    await forEachConcurrently([...waiting].filter(createSampler()), async ([target, from]) => {
      let response = await request.get(target, DIRECTLY)
      const { location } = response.headers()
      if (response.status() >= 300 && response.status() < 400 && location) {
        redirects.add(`${target} to ${new URL(location, baseURL).pathname}`)
        response = await request.get(location, DIRECTLY)
      }
      if (response.status() !== 200) faults.push(`${from} links to ${target}: ${response.status()}`)
      found.set(target, checkAndRead(target, isText(response) ? await response.text() : ''))
    })
    for (const [target, page] of found) pages.set(target, page)
    waiting = new Map(linksOf(found, baseURL).filter(([target]) => !pages.has(target) && !isSearch(target)))
  }
  expect(faults).toEqual([])
  // Pages that require sign-in, and the short addresses of the sign-up form; links use the final address of any other page.
  const others = [...redirects].filter((one) => !/ to \/(?:signin|es\/iniciar-sesion)$/.test(one))
  expect(others.sort()).toEqual([
    '/es/privacy to /es/privacidad',
    '/es/terms to /es/terminos',
    '/privacy to /privacy-policy',
    '/terms to /terms-of-service',
  ])
})

test('each visited page is valid, has one main heading, and is listed unless it is not indexed', async ({
  request,
}) => {
  const faults = [...invalid]
  // Other journeys publish articles meanwhile.
  const { lists } = await readSitemaps(request)
  const listedByNow = new Set([...listed, ...lists.flat()])
  console.log(`crawl: ${listed.length} addresses listed, ${pages.size} met, ${redirects.size} led on`)
  for (const [path, { headings, robots, canonical }] of pages) {
    if (canonical === '' && headings.length === 0) continue
    if (headings.length !== 1) faults.push(`${path} is headed ${headings.join(' and ') || 'by nothing'}`)
    if (!robots.includes('noindex') && !listedByNow.has(new URL(canonical).href))
      faults.push(`${path} is found and not listed`)
  }
  expect(faults).toEqual([])
})

test('a page in Spanish has no English left, names its other languages, and leads to Spanish pages', () => {
  const faults: string[] = []
  // Of providers, and of places without "County": "Lewis and Clark County" is "el condado de Lewis and Clark".
  const names = [...pages]
    .filter(([, { locale }]) => locale === 'en')
    .flatMap(([path, { headings }]) => headings.flatMap(path.startsWith('/provider/') ? namesOf : placesIn))
    .concat(LEAFLET)
  for (const [path, { locale, english, links, alternates, robots, canonical }] of pages) {
    // The address it wants to be known by: without a query, and not that of a page with the same content.
    const own = URL.canParse(canonical) ? pathOf(canonical) : path
    const { path: page } = readPath(own)
    if (locale === 'en') continue
    if (!WRITTEN_IN_ENGLISH.test(page))
      faults.push(...english.filter((text) => isEnglish(text, names)).map((text) => `${path}: ${text}`))
    // The switch leads to the same page in English, wherever this one was found, and keeps its query.
    const switched = [path, own].map((one) => withoutQuery(inLanguage(one, 'en')))
    const isArticle = WRITTEN_BY_ADMINS.test(page)
    const others = links.filter(
      (link) => !isArticle && /^\/(?!open-data\/)/.test(link) && localPath(locale, link) !== link,
    )
    for (const link of new Set(others))
      if (!switched.includes(withoutQuery(link))) faults.push(`${path} leads to ${link}`)
    const isAlone = robots.includes('noindex') || isArticle
    if (!isAlone && !alternates.includes(`en ${page}`)) faults.push(`${path} has no English page: ${alternates}`)
  }
  expect(faults).toEqual([])
})

test('every listed page is linked from another', () => {
  const linked = new Set([...pages].flatMap(([path, { links }]) => links.filter((link) => link !== path)))
  const orphans = listed.map(pathOf).filter((path) => path !== '/' && !linked.has(path))
  expect(orphans).toEqual([])
})

test('search and account pages have noindex, and robots.txt lets crawlers read it', async ({ request }) => {
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

test('an unknown address is a 404, and a moved one redirects to its new address', async ({ request }) => {
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
