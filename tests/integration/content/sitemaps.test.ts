import robots from '@/app/robots'
import { GET as getIndex } from '@/app/sitemap.xml/route'
import { listSitemapEntries } from '@/app/sitemaps/[file]/entries'
import { GET as getFile } from '@/app/sitemaps/[file]/route'
import { db } from '@/lib/platform/database/client'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { listProviderSitemapParts } from '@/lib/providers/landing/queries/pages'
import { refreshSearchDocuments } from '@/lib/providers/search-documents/commands'
import { answerReview } from '@/lib/reviews/commands/moderation'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager, publicIdOf } from '@/tests/support/enrollment/conversation'
import { buildProvider, ORLANDO } from '@/tests/support/factories/provider'
import { testDatabase } from '@/tests/support/platform/database'
import { addCounty, addLocation, addProvider } from '@/tests/support/providers/add-provider'
import { publishedReview } from '@/tests/support/reviews/reviewing'

testDatabase()

const addresses = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address)
const file = async (name: string) =>
  (
    await getFile(new Request(`http://localhost:3000/sitemaps/${name}`), { params: Promise.resolve({ file: name }) })
  ).text()

beforeEach(() => addLocation())

test('the sitemaps of an empty directory list no provider, no landing page and no article', async () => {
  expect(addresses(await (await getIndex()).text())).toEqual([
    'http://localhost:3000/sitemaps/pages.xml',
    'http://localhost:3000/sitemaps/articles.xml',
    'http://localhost:3000/sitemaps/landing.xml',
    'http://localhost:3000/sitemaps/counties.xml',
    'http://localhost:3000/sitemaps/zips.xml',
  ])
  for (const name of ['articles.xml', 'landing.xml', 'counties.xml', 'zips.xml'])
    expect(addresses(await file(name))).toEqual([])
  expect(addresses(await file('pages.xml'))).toContain('http://localhost:3000/terms-of-service')
})

test("an open provider is listed with the date of its page's last change; a closed one is not", async () => {
  const open = await addProvider({ name: 'Open House' })
  const closed = await addProvider({ name: 'Closed House' })
  const changedAt = new Date('2026-05-03T10:00:00.000Z')
  await db().provider.update({ where: { id: open.id }, data: { updatedAt: changedAt } })
  await db().provider.update({ where: { id: closed.id }, data: { status: 'closed' } })
  await db().$transaction((tx) => refreshSearchDocuments(tx, [closed.id]))

  expect(addresses(await (await getIndex()).text())).toContain('http://localhost:3000/sitemaps/providers-1.xml')
  const { slug } = await db().provider.findUniqueOrThrow({ where: { id: open.id } })
  expect(await listSitemapEntries({ kind: 'providers', part: 1 })).toEqual([
    { path: `/provider/${slug}`, changedAt: changedAt.toISOString() },
  ])
})

test("a published review, and the reply to it, change the date of a provider's page", async () => {
  const provider = await addProvider()
  const chris = await createActor('careprovider')
  await addProviderManager(provider.id, chris)
  const long = new Date('2026-01-01T10:00:00.000Z')
  await db().provider.update({ where: { id: provider.id }, data: { updatedAt: long } })
  const changedAt = async () => {
    const [entry] = await listSitemapEntries({ kind: 'providers', part: 1 })
    return Date.parse(entry?.changedAt ?? '')
  }
  expect(await changedAt()).toBe(long.getTime())

  const { id } = await publishedReview(await publicIdOf(provider.id))
  expect(await changedAt()).toBeGreaterThan(long.getTime())
  const later = new Date('2031-01-01T10:00:00.000Z')
  await answerReview(chris, id, 'Thank you for the visit.', later)
  expect(await changedAt()).toBe(later.getTime())
})

test('a landing page is listed from five providers on, with the latest change of any of them', async () => {
  for (let i = 0; i < 4; i++) await addProvider({ name: `House ${i}`, careTypes: ['daycare'] })
  expect(await listSitemapEntries({ kind: 'landing' })).toEqual([])
  const last = await addProvider({ name: 'House 5', careTypes: ['daycare', 'preschool'] })
  await db().provider.update({ where: { id: last.id }, data: { updatedAt: new Date('2030-01-01T00:00:00.000Z') } })
  expect(await listSitemapEntries({ kind: 'landing' })).toEqual([
    { path: '/daycare/orlando-fl', changedAt: '2030-01-01T00:00:00.000Z' },
  ])
})

test('a county is listed unless it only repeats its largest city, with the latest change in any of its cities', async () => {
  await addCounty()
  await addLocation('apopka-fl', '32703')
  const apopka = { city: 'Apopka', locationSlug: 'apopka-fl', zip: '32703', county: 'Orange' }
  for (let i = 0; i < 5; i++) await addProvider({ name: `House ${i}`, county: 'Orange' })
  for (let i = 5; i < 9; i++) await addProvider({ name: `House ${i}`, ...apopka })
  expect(await listSitemapEntries({ kind: 'counties' })).toEqual([])
  const last = await addProvider({ name: 'House 9', ...apopka })
  await db().provider.update({ where: { id: last.id }, data: { updatedAt: new Date('2030-01-01T00:00:00.000Z') } })
  expect(await listSitemapEntries({ kind: 'counties' })).toEqual([
    { path: '/daycare/orange-county-fl', changedAt: '2030-01-01T00:00:00.000Z' },
  ])
})

test('a ZIP code is listed when its city has forty providers and at most half of them are in it', async () => {
  const shared = { state: 'FL', county: 'Orange', ...ORLANDO, city: 'Orlando', locationSlug: 'orlando-fl' }
  await db().zipCode.create({ data: { zip: '32803', ...shared } })
  const drafts = (count: number, zip: string) =>
    Array.from({ length: count }, (_, index) => buildProvider({ name: `House ${zip} ${index}`, zip }))
  await db().$transaction((tx) => saveProviders(tx, [...drafts(34, '32801'), ...drafts(5, '32803')]))
  expect(await listSitemapEntries({ kind: 'zips' })).toEqual([])
  await addProvider({ name: 'The fortieth', zip: '32803' })
  expect((await listSitemapEntries({ kind: 'zips' })).map(({ path }) => path)).toEqual(['/daycare/32803'])
})

test('no file can hold more than 50,000 addresses, two for each provider: each file starts at the next id', async () => {
  const first = await addProvider({ name: 'First' })
  await db().$executeRaw`UPDATE providers SET id = 25000 WHERE id = ${first.id}`
  const second = await addProvider({ name: 'Second' })
  await db().$executeRaw`UPDATE providers SET id = 25001 WHERE id = ${second.id}`
  expect(await listProviderSitemapParts()).toEqual([1, 2])
  expect(await listSitemapEntries({ kind: 'providers', part: 1 })).toHaveLength(1)
  expect(await listSitemapEntries({ kind: 'providers', part: 2 })).toHaveLength(1)
})

test.each(['providers-2.xml', 'everything.xml', 'pages.xml%00'])('there is no file %s', async (name) => {
  await expect(file(name)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
})

test('crawlers may read every page, and robots.txt names the sitemap', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: 'http://localhost:3000/sitemap.xml',
  })
})
