import { db } from '@/lib/platform/database/client'
import { mergeProvider, saveProviders } from '@/lib/providers/commands/save-providers'
import { findCards } from '@/lib/providers/queries'
import type { ProviderChange } from '@/lib/providers/schema'
import { cacheMissingCards, refreshRatings } from '@/lib/providers/search-documents/commands'
import { searchProviders } from '@/lib/search/queries/search'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider, ORLANDO, outdatedCards } from '@/tests/support/providers/add-provider'

testDatabase()

const NOW = new Date('2026-11-18T15:00:00Z')
const area = { center: ORLANDO, timeZone: 'America/New_York', radiusMeters: 40_000 }
const stamp = { source: 'provider', sourceName: 'Provider', confirmedOn: '2026-11-12' } as const

const save = (change: ProviderChange) => db().$transaction((tx) => saveProviders(tx, [change]))
const storedCards = () => db().providerCard.findMany({ orderBy: { providerId: 'asc' } })
const found = async () => (await searchProviders(area, EMPTY_SEARCH, NOW)).providers

async function foundAsElsewhere(id: number): Promise<void> {
  const [{ distanceMeters, match: _, ...shown } = { distanceMeters: -1, match: 'fits' }] = await found()
  expect(distanceMeters).toBeGreaterThanOrEqual(0)
  expect([shown]).toEqual(await findCards([id], NOW))
}

const CHANGES: Omit<ProviderChange, 'id'>[] = [
  { name: 'Renamed House' },
  { ageBands: [{ band: 'two', openings: 2, tuitionWeeklyCents: 28_500 }] },
  { hours: [{ weekday: 0, opensMinute: 390, closesMinute: 1080 }] },
  { facts: { hours: stamp } },
  { licenses: [{ number: 'C09OR0001', issuer: 'Florida DCF', asOf: '2025-05-01' }] },
  { photos: [{ path: '/a.jpg', alt: 'The garden', width: 960, height: 640 }] },
  { photos: [{ path: '/b.jpg', alt: 'A room', width: 960, height: 640 }] },
  { programs: ['vpk'], curricula: ['montessori'], ageMinMonths: 2, ageMaxMonths: 60 },
  { sponsoredUntil: '2027-01-01T00:00:00Z' },
  { status: 'temporarily_closed' },
  { hours: [], photos: [] },
]

test('every write updates the card, and a search shows it', async () => {
  await addLocation()
  const { id } = await addProvider()
  for (const change of CHANGES) {
    await save({ id, ...change })
    expect([change, await outdatedCards()]).toEqual([change, []])
    await foundAsElsewhere(id)
  }
  await db().provider.update({ where: { id }, data: { ratingAverage: 4.8, reviewCount: 31 } })
  await db().$transaction((tx) => refreshRatings(tx, [id]))
  expect(await outdatedCards()).toEqual([])
  await foundAsElsewhere(id)
})

test('a closed or merged provider has no card', async () => {
  await addLocation()
  const closed = await addProvider({ name: 'Closed' })
  const merged = await addProvider({ name: 'Merged' })
  const survivor = await addProvider({ name: 'Survivor' })
  await save({ id: closed.id, status: 'closed' })
  await db().$transaction((tx) => mergeProvider(tx, merged.id, survivor.id))
  expect((await storedCards()).map(({ providerId }) => providerId)).toEqual([survivor.id])
})

test('a card older than the last change is never shown, whoever made the change, and is rewritten within the hour', async () => {
  await addLocation()
  const { id } = await addProvider()
  // As the previous release does, which has no cards.
  await db().provider.update({ where: { id }, data: { name: 'Changed Beside', updatedAt: new Date('2026-11-17') } })
  await db().providerHours.create({ data: { providerId: id, weekday: 0, opensMinute: 390, closesMinute: 1080 } })
  await foundAsElsewhere(id)
  await cacheMissingCards()
  expect(await outdatedCards()).toEqual([])
  await foundAsElsewhere(id)
})

test('a card that is missing or has another format is built when requested and stored by the job', async () => {
  await addLocation()
  const { id } = await addProvider({ name: 'Missing' })
  const other = await addProvider({ name: 'Old form', latitude: ORLANDO.latitude + 0.1 })
  await db().providerCard.delete({ where: { providerId: id } })
  await db().providerCard.update({ where: { providerId: other.id }, data: { form: 'before', card: { name: 'Old' } } })
  expect((await found()).map(({ name }) => name)).toEqual(['Missing', 'Old form'])
  await cacheMissingCards()
  expect(await storedCards()).toMatchObject([{ card: { name: 'Missing' } }, { card: { name: 'Old form' } }])
  const before = await storedCards()
  await cacheMissingCards()
  expect(await storedCards()).toEqual(before)
})

test('a sponsored placement ends on the hour, whatever is stored', async () => {
  await addLocation()
  await addProvider({ sponsoredUntil: '2026-11-18T16:00:00Z' })
  expect((await found())[0]?.isSponsored).toBe(true)
  const later = await searchProviders(area, EMPTY_SEARCH, new Date('2026-11-18T16:00:01Z'))
  expect(later.providers[0]?.isSponsored).toBe(false)
})
