import { db } from '@/lib/platform/database/client'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { figuresAround, locationFacts, placeFigures } from '@/lib/providers/landing/queries/figures'
import { countByCareType } from '@/lib/providers/landing/queries/pages'
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

test('PostgreSQL and the TypeScript rules calculate the same figures for a city, its county and its ZIP code', async () => {
  await db().$transaction((tx) => saveProviders(tx, variedProviders()))
  const facts = await locationFacts('orlando-fl', 'daycare', today)
  expect(facts.total).toBe(60)
  expect(facts.tuition.length).toBeGreaterThan(1)
  expect(facts.fadingOpenings).toBeGreaterThan(0)
  const byKey = <Row extends object>(rows: Row[]) =>
    rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  for (const place of [
    { kind: 'city', slug: 'orlando-fl' },
    { kind: 'county', slug: 'orange-county-fl' },
    { kind: 'zip', slug: '32801' },
  ] as const) {
    const { kinds, programs, ...figures } = await placeFigures(place, 'daycare', today)
    expect(facts).toMatchObject(figures)
    expect(byKey(kinds)).toEqual(byKey(facts.kinds))
    expect(byKey(programs)).toEqual(byKey(facts.programs))
  }
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
  await db().$transaction((tx) => saveProviders(tx, variedProviders()))
  const [one] = await db().providerSearchDocument.findMany({ take: 1, select: { latitude: true, longitude: true } })
  if (!one) throw new Error('No provider was saved.')
  const near = await figuresAround(one, 16_093, today)
  expect(near.total).toBe(await db().providerSearchDocument.count())
  expect(near.tuition.every(({ providers }) => providers >= 5)).toBe(true)
  const far = { ...one, latitude: one.latitude + 0.2 }
  expect((await figuresAround(far, 16_093, today)).total).toBe(0)
})
