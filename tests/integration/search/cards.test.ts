import { distanceMeters } from '@/lib/places/rules/geo'
import { db } from '@/lib/platform/database/client'
import { findCards } from '@/lib/providers/queries'
import { cardSelect, toCard } from '@/lib/providers/select'
import { searchProviders } from '@/lib/search/queries/search'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import { countQueries } from '@/tests/support/platform/count-queries'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider, ORLANDO } from '@/tests/support/providers/add-provider'

testDatabase()

const NOW = new Date('2026-11-18T15:00:00Z')
const area = { center: ORLANDO, timeZone: 'America/New_York', radiusMeters: 40_000 }
const provider = (confirmedOn: string) => ({ source: 'provider', sourceName: 'Provider', confirmedOn }) as const

test('a search shows the same data of a provider as every other list', async () => {
  await addLocation()
  const completeProvider = await addProvider({
    latitude: ORLANDO.latitude + 0.1,
    ageMinMonths: 1,
    ageMaxMonths: 71,
    curricula: ['montessori'],
    programs: ['vpk', 'gold_seal'],
    sponsoredUntil: '2027-01-01T00:00:00Z',
    facts: { openings: provider('2026-11-12'), hours: provider('2026-10-01') },
    ageBands: [
      { band: 'two', openings: 2, openingsFrom: '2027-01-04', tuitionWeeklyCents: 28_500, childrenPerAdult: 8 },
      { band: 'infant', openings: 0, waitlist: 4 },
    ],
    hours: [
      { weekday: 1, opensMinute: 840, closesMinute: 1080 },
      { weekday: 1, opensMinute: 390, closesMinute: 510 },
      { weekday: 0, opensMinute: 390, closesMinute: 1080 },
    ],
    licenses: [
      { number: 'C09OR0001', issuer: 'Florida DCF', asOf: '2025-05-01' },
      { number: 'C09OR0412', issuer: 'Florida DCF', issuedOn: '2026-01-02', asOf: '2026-05-01' },
    ],
    photos: [
      { path: '/a.jpg', alt: 'The garden', width: 960, height: 640 },
      { path: '/b.jpg', alt: 'A room', caption: 'Toddlers', width: 960, height: 640 },
    ],
  })
  const unknownProvider = await addProvider({ name: 'Nothing Known', latitude: ORLANDO.latitude + 0.2 })
  await db().provider.update({ where: { id: completeProvider.id }, data: { ratingAverage: 4.8, reviewCount: 31 } })

  const found = await searchProviders(area, EMPTY_SEARCH, NOW)
  const rows = await db().provider.findMany({
    where: { id: { in: [completeProvider.id, unknownProvider.id] } },
    orderBy: { id: 'asc' },
    select: cardSelect,
  })
  const cards = rows.map((row) => toCard(row, NOW))
  expect(await findCards([completeProvider.id, unknownProvider.id], NOW)).toEqual(cards)
  expect(found.providers).toEqual(
    cards.map((card) => ({ ...card, match: 'fits', distanceMeters: expect.closeTo(distanceMeters(ORLANDO, card), 3) })),
  )
})

test('a search is one round trip to the database', async () => {
  await addLocation()
  await addProvider()
  const queryCount = await countQueries(async () => {
    const { providers } = await searchProviders(area, { ...EMPTY_SEARCH, kind: ['center'], openNow: false }, NOW)
    expect(providers).toHaveLength(1)
  })
  expect(queryCount).toBe(1)
})

test('no closed provider is found, and a temporarily closed one comes last', async () => {
  await addLocation()
  await addProvider({ name: 'Closed for good', status: 'closed' })
  await addProvider({ name: 'Closed for now', status: 'temporarily_closed' })
  await addProvider({ name: 'Far', latitude: ORLANDO.latitude + 0.3 })
  const { providers, total } = await searchProviders(area, EMPTY_SEARCH, NOW)
  expect(providers.map(({ name }) => name)).toEqual(['Far', 'Closed for now'])
  expect(total).toBe(2)
})

test('a county is searched up to its border, wherever its center is', async () => {
  await addLocation()
  await addProvider({ name: 'Here', county: 'Orange', latitude: ORLANDO.latitude + 0.5 })
  await addProvider({ name: 'Next door', county: 'Seminole' })
  const orange = { center: ORLANDO, timeZone: 'America/New_York', county: 'Orange, FL' }
  const { providers, counts } = await searchProviders(orange, EMPTY_SEARCH, NOW)
  expect(providers.map(({ name }) => name)).toEqual(['Here'])
  expect(counts.choices['distance:5']).toBeUndefined()
})
