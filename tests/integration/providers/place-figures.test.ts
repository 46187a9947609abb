import { db } from '@/lib/platform/database/client'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { figuresAround, locationFacts, placeFigures } from '@/lib/providers/landing/queries/figures'
import { countByCareType, listLargestCities } from '@/lib/providers/landing/queries/pages'
import type { ProviderDraft } from '@/lib/providers/schema'
import { buildProvider } from '@/tests/support/factories/provider'
import { createRandom } from '@/tests/support/factories/random'
import { testDatabase } from '@/tests/support/platform/database'
import { addCounty, addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
const today = '2026-11-20'

beforeEach(async () => {
  await addLocation()
  await addCounty()
})

const provenance = (confirmedOn: string) => ({ source: 'provider' as const, sourceName: 'the provider', confirmedOn })

/** Sixty varied providers, the same in every run. */
function variedProviders() {
  const random = createRandom(11)
  return Array.from({ length: 60 }, (_, index) =>
    buildProvider({
      name: `Daycare ${index}`,
      county: 'Orange',
      kind: random.pick(['center', 'school', 'faith', 'head_start'] as const),
      programs: random.some(['vpk', 'school_readiness', 'gold_seal', 'head_start'], random.int(0, 3)),
      ageBands: (['infant', 'one', 'three'] as const).map((band) => ({
        band,
        openings: random.int(0, 2),
        tuitionWeeklyCents: random.chance(0.7) ? random.int(150, 350) * 100 + 25 : null,
      })),
      facts: {
        openings: provenance(random.pick(['2026-11-12', '2026-09-21', '2026-09-20', '2026-07-23', '2026-07-22'])),
        tuition: provenance(random.pick(['2026-11-12', '2025-11-20', '2025-11-19'])),
      },
      hours: random.chance(0.5)
        ? [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute: random.pick([390, 450]), closesMinute: 1080 }))
        : [],
    }),
  )
}

const save = (drafts: ProviderDraft[]) => db().$transaction((tx) => saveProviders(tx, drafts))
const figuresOfOrlando = () => placeFigures({ kind: 'city', slug: 'orlando-fl' }, 'daycare', today)

test('a city, its county and its ZIP code with the same providers have the same figures', async () => {
  await save(variedProviders())
  const facts = await locationFacts('orlando-fl', 'daycare', today)
  expect(facts.total).toBe(60)
  expect(facts.tuition.length).toBeGreaterThan(1)
  expect(facts.fadingOpenings).toBeGreaterThan(0)
  for (const place of [
    { kind: 'city', slug: 'orlando-fl' },
    { kind: 'county', slug: 'orange-county-fl' },
    { kind: 'zip', slug: '32801' },
  ] as const)
    expect(facts).toMatchObject(await placeFigures(place, 'daycare', today))
})

test('a median price needs five providers, and prices older than a year are not counted', async () => {
  const priced = (tuitionWeeklyCents: number, confirmedOn = '2026-09-02') =>
    buildProvider({ ageBands: [{ band: 'one', tuitionWeeklyCents }], facts: { tuition: provenance(confirmedOn) } })
  await save([priced(20_000), priced(30_000), priced(25_000), priced(28_000), priced(99_000, '2025-11-19')])
  expect((await figuresOfOrlando()).tuition).toEqual([])
  await save([priced(27_200, '2025-11-20')])
  expect((await figuresOfOrlando()).tuition).toEqual([{ band: 'one', providers: 5, median: 27_200 }])
  await save([priced(27_101)])
  expect((await figuresOfOrlando()).tuition).toEqual([{ band: 'one', providers: 6, median: 27_151 }])
})

test('hours are counted among the providers that stated them, to the minute', async () => {
  const week = (opensMinute: number, closesMinute: number) =>
    buildProvider({ hours: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute, closesMinute })) })
  await save([week(420, 1080), week(421, 1079), buildProvider({ hours: [] })])
  expect((await locationFacts('orlando-fl', 'daycare', today)).hours).toEqual({
    stated: 2,
    openBySeven: 1,
    openUntilSix: 1,
  })
})

test('openings count for 60 days after they were confirmed, then as fading, and after 120 days no longer', async () => {
  const days = ['2026-09-21', '2026-09-20', '2026-07-23', '2026-07-22']
  await save(
    days.map((day) =>
      buildProvider({ ageBands: [{ band: 'one', openings: 1 }], facts: { openings: provenance(day) } }),
    ),
  )
  expect(await figuresOfOrlando()).toMatchObject({
    withOpenings: 1,
    fadingOpenings: 2,
    openingsByBand: [{ band: 'one', providers: 1 }],
    lastConfirmedOn: '2026-09-21',
  })
})

test('a city also has its staff ratios, schedules, accreditations and licenses, the most frequent first', async () => {
  const licensed = [4, 5, 5, 6, 6].map((childrenPerAdult, index) =>
    buildProvider({
      ageBands: [{ band: 'one', childrenPerAdult }],
      schedules: index < 2 ? ['weekend', 'night'] : ['night'],
      licenses: [{ number: `C${index}`, issuer: 'Florida DCF', asOf: '2026-09-01' }],
    }),
  )
  await save([...licensed, buildProvider({ kind: 'faith', accreditations: ['naeyc'], licenses: [] })])
  expect(await locationFacts('orlando-fl', 'daycare', today)).toMatchObject({
    kinds: [
      { kind: 'center', providers: 5 },
      { kind: 'faith', providers: 1 },
    ],
    ratios: [{ band: 'one', providers: 5, median: 5 }],
    schedules: [
      { schedule: 'night', providers: 5 },
      { schedule: 'weekend', providers: 2 },
    ],
    accreditations: [{ accreditation: 'naeyc', providers: 1 }],
    withLicense: 5,
  })
})

test('the figures of a place are those of its own providers of that care type', async () => {
  await addLocation('tampa-fl', '33602')
  await addProvider({ name: 'Here', county: 'Orange' })
  await addProvider({ name: 'A preschool here', county: 'Orange', careTypes: ['preschool'] })
  await addProvider({ name: 'In Tampa', city: 'Tampa', locationSlug: 'tampa-fl', zip: '33602', county: 'Hillsborough' })
  const totalAt = async (kind: 'city' | 'county' | 'zip', slug: string) =>
    (await placeFigures({ kind, slug }, 'daycare', today)).total
  expect([await totalAt('county', 'orange-county-fl'), await totalAt('zip', '33602')]).toEqual([1, 1])
  expect([await totalAt('county', 'polk-county-fl'), await totalAt('zip', '99999')]).toEqual([0, 0])
  expect(await countByCareType({ kind: 'county', slug: 'orange-county-fl' })).toEqual({
    daycare: 1,
    preschool: 1,
    montessori: 0,
  })
})

test('the home page counts the daycares of a city like the page it links to', async () => {
  await addLocation('tampa-fl', '33602')
  const tampa = { city: 'Tampa', locationSlug: 'tampa-fl', zip: '33602', county: 'Hillsborough' }
  await addProvider({ name: 'Here' })
  await addProvider({ name: 'A preschool here', careTypes: ['preschool'] })
  await addProvider({ name: 'In Tampa', ...tampa })
  await addProvider({ name: 'Another in Tampa', ...tampa })
  const largest = await listLargestCities('daycare', 9)
  expect(largest).toEqual([
    { slug: 'tampa-fl', city: 'Tampa', providerCount: 2 },
    { slug: 'orlando-fl', city: 'Orlando', providerCount: 1 },
  ])
  expect(await listLargestCities('daycare', 1)).toEqual(largest.slice(0, 1))
})

test('a place without providers has no figures', async () => {
  expect(await placeFigures({ kind: 'zip', slug: '32801' }, 'daycare', today)).toEqual({
    total: 0,
    kinds: [],
    programs: [],
    withOpenings: 0,
    fadingOpenings: 0,
    openingsByBand: [],
    tuition: [],
    hours: { stated: 0, openBySeven: 0, openUntilSix: 0 },
    lastConfirmedOn: null,
  })
})

test('the figures around a point count every care type within the radius and nobody beyond it', async () => {
  await save(variedProviders())
  const [one] = await db().providerSearchDocument.findMany({ take: 1, select: { latitude: true, longitude: true } })
  if (!one) throw new Error('No provider was saved.')
  const near = await figuresAround(one, 16_093, today)
  expect(near.total).toBe(await db().providerSearchDocument.count())
  expect(near.tuition.every(({ providers }) => providers >= 5)).toBe(true)
  const far = { ...one, latitude: one.latitude + 0.2 }
  expect((await figuresAround(far, 16_093, today)).total).toBe(0)
})
