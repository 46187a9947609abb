import { LANDING_PAGES } from '@/lib/places/catalogue/cities'
import { db } from '@/lib/platform/database/client'
import { findProviderPage } from '@/lib/providers/queries'
import { loadDemo } from '@/prisma/seed/demo/load'
import { demoDirectory } from '@/prisma/seed/demo/providers/compose'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

const database = testDatabase({ gazetteer: true })
const now = new Date('2026-11-20T12:00:00Z')
const directory = demoDirectory('2026-11-20')

/** Everything stored, without timestamps. */
async function storedRows() {
  const tables = ['providers', 'provider_facts', 'provider_age_bands', 'reviews', 'provider_search_documents']
  const sums = tables.map(
    (table) =>
      `SELECT '${table}' AS "table", count(*)::int AS rows, md5(string_agg(md5(t::text), '' ORDER BY t::text)) AS sum FROM ${table} t`,
  )
  return db().$queryRawUnsafe(sums.join(' UNION ALL '))
}

test('the demo loads completely, and a second run changes nothing, even on another day', async () => {
  expect(database.url()).toContain('test_')
  expect(await loadDemo(db(), { now })).toMatchObject({ state: 'loaded', providers: directory.length })
  const first = await storedRows()
  expect(await loadDemo(db(), { now })).toMatchObject({ state: 'there', providers: directory.length })
  expect(await loadDemo(db(), { now: new Date('2027-03-01T12:00:00Z') })).toMatchObject({ state: 'there' })
  expect(await storedRows()).toEqual(first)
})

test('a parent finds at least 8 providers on every listed landing page, and the pages match the data', async () => {
  await loadDemo(db(), { now })
  for (const { careType, citySlug } of LANDING_PAGES) {
    const found = await db().provider.count({
      where: { locationSlug: citySlug, careTypes: { has: careType }, searchDocument: { isNot: null } },
    })
    expect({ careType, citySlug, enough: found >= 8 }).toEqual({ careType, citySlug, enough: true })
  }
  const harbor = await db().provider.findFirstOrThrow({
    where: { name: 'Little Harbor Academy' },
    select: { slug: true },
  })
  expect(await findProviderPage(harbor.slug, now)).toMatchObject({
    kind: 'page',
    detail: { name: 'Little Harbor Academy', rating: 149 / 31, reviewCount: 31, isSponsored: true, isSample: true },
  })
})

test('every ZIP code belongs to its city, and every rating to its reviews', async () => {
  await loadDemo(db(), { now })
  const elsewhere = await db().$queryRaw`
    SELECT p.name, p.zip, p.location_slug FROM providers p JOIN zip_codes z USING (zip)
    WHERE z.location_slug <> p.location_slug OR z.county <> p.county`
  expect(elsewhere).toEqual([])
  const untrue = await db().$queryRaw`
    SELECT p.name FROM providers p LEFT JOIN reviews r ON r.provider_id = p.id AND r.status = 'published'
    GROUP BY p.id HAVING p.review_count <> count(r.id) OR abs(p.rating_average - avg(r.rating)) > 0.001`
  expect(untrue).toEqual([])
})

test('family homes hide street and number, and no search finds closed or merged providers', async () => {
  await loadDemo(db(), { now })
  const homes = await db().provider.findMany({
    where: { kind: 'family_home' },
    select: { street: true, latitude: true, zip: true, privateAddress: { select: { street: true } } },
  })
  expect(homes.length).toBeGreaterThan(50)
  const centers = new Map(
    (await db().zipCode.findMany({ where: { zip: { in: homes.flatMap(({ zip }) => zip ?? []) } } })).map((row) => [
      row.zip,
      row.latitude,
    ]),
  )
  // One shows only its city and is at the city's center.
  const cityAlone = ''
  const city = await db().location.findUniqueOrThrow({ where: { slug: 'winter-park-fl' } })
  centers.set(cityAlone, city.latitude)
  expect(homes.filter(({ zip }) => zip === null)).toHaveLength(1)
  for (const { street, latitude, zip, privateAddress } of homes) {
    expect({ street, latitude }).toEqual({ street: null, latitude: centers.get(zip ?? cityAlone) })
    expect(privateAddress?.street).toMatch(/^\d+ /)
  }
  const ended = { status: { in: ['closed' as const, 'merged' as const] } }
  expect(await db().provider.count({ where: ended })).toBeGreaterThanOrEqual(12)
  expect(await db().provider.count({ where: { ...ended, searchDocument: { isNot: null } } })).toBe(0)
})

test('the demo is refused beside real providers, unless an operator allows both', async () => {
  await addProvider()
  await expect(loadDemo(db(), { now })).rejects.toThrow('real providers')
  expect(await db().provider.count()).toBe(1)
  expect(await loadDemo(db(), { now, besideReal: true })).toMatchObject({ state: 'loaded' })
  expect(await db().provider.count({ where: { isSample: false } })).toBe(1)
})
