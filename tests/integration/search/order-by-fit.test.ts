import { searchProviders } from '@/lib/search/queries/search'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider, ORLANDO } from '@/tests/support/providers/add-provider'

testDatabase()

const NOW = new Date('2026-11-18T15:00:00Z')
const area = { center: ORLANDO, timeZone: 'America/New_York', radiusMeters: 40_000 }
const confirmed = { source: 'provider', sourceName: 'the provider', confirmedOn: '2026-11-15' } as const
const facts = { openings: confirmed, tuition: confirmed, hours: confirmed }
const hours = (opensMinute: number, closesMinute: number) =>
  [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute, closesMinute }))
const long = hours(390, 1_110)
const short = hours(540, 900)
const everyAge = { ageMinMonths: 0, ageMaxMonths: 155 }
const openings = (...bands: ('infant' | 'one' | 'three')[]) => bands.map((band) => ({ band, openings: 2 }))
const paid = { sponsoredUntil: '2027-01-01T00:00:00Z' }

/** Each one farther away than the one before, so that distance alone would order them like this. */
const PROVIDERS = {
  'only from two years': { ageMinMonths: 24, ageMaxMonths: 155, hours: long, facts, ageBands: openings('three') },
  'says nothing': {},
  'short days': { ...everyAge, hours: short, facts, ageBands: openings('infant', 'one', 'three') },
  'paid, only from two years': {
    ageMinMonths: 24,
    ageMaxMonths: 155,
    hours: long,
    facts,
    ageBands: openings('three'),
    ...paid,
  },
  'full for infants': {
    ...everyAge,
    hours: long,
    facts,
    ageBands: [{ band: 'infant' as const, openings: 0 }, ...openings('one', 'three')],
  },
  'ages only': { ...everyAge },
  'takes everyone': { ...everyAge, hours: long, facts, ageBands: openings('infant', 'one', 'three') },
}
type Name = keyof typeof PROVIDERS

const workday: Partial<Search> = { dropOff: 450, pickUp: 1_080 }
const CHILDREN: [string, Partial<Search>, { fits: Name[]; doesNot: Name[] }][] = [
  [
    'an infant',
    { age: 6 },
    {
      fits: ['short days', 'takes everyone'],
      doesNot: ['only from two years', 'paid, only from two years', 'full for infants'],
    },
  ],
  [
    'an infant of parents who work',
    { age: 6, ...workday },
    {
      fits: ['takes everyone'],
      doesNot: ['only from two years', 'short days', 'paid, only from two years', 'full for infants'],
    },
  ],
  [
    'a one-year-old',
    { age: 14 },
    {
      fits: ['short days', 'full for infants', 'takes everyone'],
      doesNot: ['only from two years', 'paid, only from two years'],
    },
  ],
  [
    'a three-year-old of parents who work',
    { age: 40, ...workday },
    {
      fits: ['only from two years', 'paid, only from two years', 'full for infants', 'takes everyone'],
      doesNot: ['short days'],
    },
  ],
]

test.each(CHILDREN)(
  '%s: who fits comes first, then what is not known, then who does not fit; only who fits may pay to be first',
  async (_child, needs, { fits, doesNot }) => {
    await addLocation()
    for (const [index, [name, details]] of Object.entries(PROVIDERS).entries())
      await addProvider({ name, latitude: ORLANDO.latitude + index / 100, ...details })
    const names = Object.keys(PROVIDERS) as Name[]
    const unknown = names.filter((name) => !fits.includes(name) && !doesNot.includes(name))
    for (const sort of ['best', 'distance', 'rating', 'price'] as const) {
      const { providers } = await searchProviders(area, { ...EMPTY_SEARCH, ...needs, sort }, NOW)
      const order = providers.map(({ name }) => name as Name)
      const groups = [fits, unknown, doesNot]
      const ranks = order.map((name) => groups.findIndex((group) => group.includes(name)))
      expect([sort, ranks]).toEqual([sort, ranks.toSorted()])
      expect(new Set(order)).toEqual(new Set(names))
      const promoted = fits.find((name) => 'sponsoredUntil' in PROVIDERS[name])
      if (promoted) expect(order[0]).toBe(promoted)
    }
  },
)
