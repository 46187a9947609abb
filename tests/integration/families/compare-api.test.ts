import { GET as CHOICE, PATCH } from '@/app/api/compare/choice/route'
import { GET } from '@/app/api/compare/favorites/route'
import { GET as KEPT } from '@/app/api/compare/kept/route'
import type { ComparisonResult } from '@/components/families/compare/comparison-result'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { switchSessionTo } from '@/tests/support/families/family'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
const NOON = new Date('2026-11-22T12:00:00Z')
beforeEach(() => setClock(NOON))
afterEach(() => setClock(undefined))

let parent: SignedInActor
let harbor: { id: number; slug: string }
let meadow: { id: number; slug: string }
beforeEach(async () => {
  await addLocation()
  harbor = await addProvider({ amenities: ['nap_room', 'music_movement'], ageMinMonths: 12, ageMaxMonths: 60 })
  meadow = await addProvider({ name: 'Sunny Meadow', amenities: ['nap_room'], ageMinMonths: 36, ageMaxMonths: 60 })
  parent = await createActor('caregiver')
  await switchSessionTo(parent)
})

const requestComparison = (query = '') => send(GET, null, { method: 'GET', path: `/api/compare/favorites${query}` })
const results = async () => (await requestComparison()).json as unknown as ComparisonResult[]
const compareByIds = async (ids: string) =>
  (await send(KEPT, null, { method: 'GET', path: `/api/compare/kept?ids=${ids}` }))
    .json as unknown as ComparisonResult[]
const choose = (body: unknown) => send(PATCH, body as Record<string, unknown>, { method: 'PATCH' })
const savedChoice = async () => (await send(CHOICE, null, { method: 'GET' })).json

async function saveFavorites() {
  const own = { userId: parent.id, createdAt: NOON }
  await db().favorite.createMany({ data: [harbor, meadow].map(({ id }) => ({ ...own, providerId: id })) })
}
async function addFamily() {
  const times = { createdAt: NOON, updatedAt: NOON }
  const child = { userId: parent.id, name: 'Mia', birthMonth: '2025-03', startMonth: '2027-01', ...times }
  await db().familyPreferences.create({
    data: { userId: parent.id, amenities: ['nap_room', 'nut_free'], activities: ['music_movement'], updatedAt: NOON },
  })
  return db().child.create({ data: child })
}

test("a parent's favorites are compared with the family's needs, best match first", async () => {
  await saveFavorites()
  await addFamily()
  const [first, second] = await results()
  expect(first).toMatchObject({
    id: harbor.slug,
    name: 'Little Harbor Academy',
    address: expect.stringContaining('Orlando'),
    zipCodeMatch: null,
    matchedAmenities: ['nap_room'],
    unmatchedAmenities: ['nut_free'],
    matchedActivities: ['music_movement'],
    unmatchedActivities: [],
  })
  expect(second).toMatchObject({ id: meadow.slug, matchedActivities: [], unmatchedActivities: ['music_movement'] })
  expect(first?.criteria.find(({ criterion }) => criterion === 'ages')).toMatchObject({
    verdict: 'matches',
    label: 'Takes a child of 22 months',
  })
  expect(second?.criteria.find(({ criterion }) => criterion === 'ages')?.verdict).toBe('does_not')
  expect(first?.matchScore).toBeGreaterThan(second?.matchScore ?? 100)
})

test('each result shows the cost until kindergarten for the chosen child', async () => {
  await saveFavorites()
  await db().providerAgeBand.create({ data: { providerId: harbor.id, band: 'one', tuitionWeeklyCents: 30_000 } })
  const costOf = async () =>
    (await results()).map(({ facts }) => facts.find(({ label }) => label === 'Cost until kindergarten')?.text)
  expect(await costOf()).toEqual([undefined, undefined])
  await addFamily()
  expect(await costOf()).toEqual([expect.stringMatching(/^At least \$2,6\d\d$/), 'No known price'])
  expect((await compareByIds(harbor.slug))[0]?.facts.map(({ label }) => label)).not.toContain('Cost until kindergarten')
})

test("a parent's weights change the scores and are saved", async () => {
  await saveFavorites()
  await addFamily()
  const before = (await results())[1]?.matchScore
  expect((await choose({ weights: { ages: 0 } })).status).toBe(200)
  expect(await savedChoice()).toMatchObject({ weights: { ages: 0 }, childId: null, children: [{ name: 'Mia' }] })
  const after = (await results()).find(({ id }) => id === meadow.slug)?.matchScore
  expect(after).toBeGreaterThan(before ?? 100)
})

test('a parent can choose another child of the family', async () => {
  await saveFavorites()
  const mia = await addFamily()
  const { id: _, ...times } = mia
  const leo = await db().child.create({ data: { ...times, name: 'Leo', birthMonth: '2023-03' } })
  expect((await choose({ childId: leo.id })).status).toBe(200)
  expect((await results()).map(({ criteria }) => criteria[0]?.verdict)).toEqual(['matches', 'matches'])
  await db().child.delete({ where: { id: leo.id } })
  expect(await savedChoice()).toMatchObject({ childId: null })
})

test("a parent cannot compare for another parent's child", async () => {
  const mia = await addFamily()
  await switchSessionTo(await createActor('caregiver'))
  const foreign = await choose({ childId: mia.id })
  const nobodys = await choose({ childId: 2_000_000_000 })
  expect([foreign.status, foreign.json]).toEqual([400, nobodys.json])
  expect(await savedChoice()).toMatchObject({ children: [] })
})

test('a family without stated needs gets facts and no score', async () => {
  await saveFavorites()
  const all = await results()
  expect(all.map(({ matchScore, counted }) => [matchScore, counted])).toEqual([
    [null, 0],
    [null, 0],
  ])
  expect(all[0]?.criteria.every(({ verdict }) => verdict === null)).toBe(true)
})

test('the same area is within five miles of home or work', async () => {
  await saveFavorites()
  await db().familyPreferences.create({ data: { userId: parent.id, homeZip: '32801', updatedAt: NOON } })
  await db().provider.update({ where: { id: meadow.id }, data: { latitude: 28.9 } })
  for (const { id, zipCodeMatch, criteria } of await results()) {
    expect(zipCodeMatch).toBe(id === harbor.slug)
    const area = criteria.find(({ criterion }) => criterion === 'area')
    expect(area?.note).toBe(zipCodeMatch ? 'Same Area' : 'Different Area')
  }
})

test('a result says whether its provider can be written to', async () => {
  await saveFavorites()
  await db().provider.update({ where: { id: harbor.id }, data: { email: 'office@harbor.test' } })
  expect((await results()).map(({ id, isReachable }) => [id === harbor.slug, isReachable])).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  )
})

test('the newest inspection decides whether a license has an open violation', async () => {
  await saveFavorites()
  await addFamily()
  const inspection = { providerId: harbor.id, summary: 'x', sourceName: 'DCF' }
  await db().providerInspection.createMany({
    data: [
      { ...inspection, inspectedOn: new Date('2026-02-01'), violations: 3, correctedOn: null },
      { ...inspection, inspectedOn: new Date('2026-08-19'), violations: 1, correctedOn: null },
    ],
  })
  const [one] = (await results()).filter(({ id }) => id === harbor.slug)
  expect(one?.criteria.find(({ criterion }) => criterion === 'license')).toMatchObject({
    verdict: 'does_not',
    text: '1 violation not corrected',
    note: 'inspected Aug 19',
  })
})

test('a closed favorite stays, without a score, and comes last', async () => {
  await saveFavorites()
  await addFamily()
  await db().provider.update({ where: { id: harbor.id }, data: { status: 'closed' } })
  const all = await results()
  expect(all.at(-1)).toMatchObject({ id: harbor.slug, status: 'closed', matchScore: null, criteria: [], facts: [] })
})

test("a user id other than the caller's is refused", async () => {
  expect((await requestComparison(`?userId=${parent.id}`)).status).toBe(200)
  expect((await requestComparison(`?userId=${parent.id + 1}`)).status).toBe(403)
  expect((await requestComparison('?userId=x')).status).toBe(400)
})

test.each([['careprovider'], ['admin']] as const)('a %s has nothing to compare', async (role) => {
  await switchSessionTo(await createActor(role))
  for (const answer of [await requestComparison(), await choose({ weights: {} })]) expect(answer.status).toBe(403)
  await switchSessionTo(null)
  for (const answer of [await requestComparison(), await choose({ weights: {} })]) expect(answer.status).toBe(401)
})

test('a visitor compares the favorites stored in the browser: facts and questions', async () => {
  await switchSessionTo(null)
  const [one, ...others] = await compareByIds(`${harbor.slug},nobody-k3f9`)
  expect(others).toEqual([])
  expect(one).toMatchObject({ id: harbor.slug, matchScore: null, zipCodeMatch: null })
  expect(one?.criteria.find(({ criterion }) => criterion === 'license')?.question).toMatch(/license number/)
})
