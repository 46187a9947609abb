import fc from 'fast-check'
import { DAYS } from '@/lib/families/profile/rules/needs'
import { englishText } from '@/lib/platform/language/translate'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { CURRICULA, KINDS, LANGUAGES, PROGRAMS } from '@/lib/providers/catalogue/traits'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import { RATIO_OPTIONS } from '@/lib/providers/search-documents/rules'
import { AGE_RANGES, DETOURS, DISTANCES, HIDDEN, MAX_PAGE, SORTS, VIEWS } from './catalogue/options'
import { EMPTY_SEARCH, searchQuery } from './rules/filters'
import { readSearch, type Search, searchFields, searchSchema } from './schema'

const some = <T extends { code: string }>(choices: readonly T[]) =>
  fc.subarray(choices.map((choice) => choice.code)) as fc.Arbitrary<T['code'][]>

const anySearch: fc.Arbitrary<Search> = fc.record({
  age: fc.option(fc.integer({ min: 0, max: MAX_CHILD_MONTHS })),
  ageRange: some(AGE_RANGES),
  start: fc.option(fc.constantFrom('2027-01', '2030-10')),
  days: some(DAYS),
  hide: some(HIDDEN),
  openings: fc.boolean(),
  priceRange: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 5000 }), fc.option(fc.integer({ min: 0, max: 5000 })))
      .map(([a, b]) => ({ minDollars: Math.min(a, b ?? a), maxDollars: b === null ? null : Math.max(a, b) })),
  ),
  over: fc.boolean(),
  kind: some(KINDS),
  childcareType: fc.constant(['daycare' as const]),
  curriculumStyle: some(CURRICULA),
  accreditation: fc.constant([]),
  teacherRatio: some(RATIO_OPTIONS),
  dropOff: fc.option(fc.integer({ min: 0, max: 1439 })),
  pickUp: fc.option(fc.integer({ min: 0, max: 1439 })),
  program: some(PROGRAMS),
  schedule: fc.constant(['weekend' as const]),
  amenity: some(AMENITIES),
  language: some(LANGUAGES),
  openNow: fc.boolean(),
  distance: fc.option(fc.constantFrom(...DISTANCES)),
  workZip: fc.option(fc.constantFrom('32801', '00000')),
  detour: fc.option(fc.constantFrom(...DETOURS)),
  bounds: fc.constantFrom(null, { south: 28.4, west: -81.6, north: 28.7, east: -81.2 }),
  view: fc.constantFrom(...VIEWS),
  sort: fc.option(fc.constantFrom(...SORTS)),
  page: fc.integer({ min: 1, max: MAX_PAGE }),
})

test('the page and the API parse a link to a search as that search', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const query = searchQuery(search)
      expect(readSearch(query)).toEqual({ search, ignored: [] })
      expect(searchSchema.parse(query)).toEqual(search)
    }),
  )
})

test('an empty form is an empty search', () => {
  const empty = Object.fromEntries(Object.keys(searchFields).map((field) => [field, '']))
  expect(readSearch(empty)).toEqual({ search: EMPTY_SEARCH, ignored: [] })
  expect(searchQuery(EMPTY_SEARCH)).toEqual({})
})

test('from any URL, the page parses a search and lists the parameters it ignored', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(...Object.keys(searchFields), '__proto__', 'other'),
        fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 400 }), fc.array(fc.string())),
      ),
      (query) => {
        const { search, ignored } = readSearch(query)
        expect(readSearch(searchQuery(search))).toEqual({ search, ignored: [] })
        for (const field of ignored) expect(search[field]).toEqual(EMPTY_SEARCH[field])
      },
    ),
  )
})

test.each([
  ['page', '-1'],
  ['page', '0'],
  ['page', '501'],
  ['page', '1e3'],
  ['age', 'abc'],
  ['age', '156'],
  ['age', '1.5'],
  ['age', '14\0'],
  ['age', '1'.repeat(400)],
  ['ageRange', 'infants,teenagers'],
  ['priceRange', '300-200'],
  ['priceRange', '0-9999'],
  ['priceRange', 'cheap'],
  ['priceRange', '-'],
  ['curriculumStyle', "montessori' OR 1=1 --"],
  ['amenity', '<script>alert(1)</script>'],
  ['kind', 'toString'],
  ['dropOff', '25:00'],
  ['distance', '10000'],
  ['bounds', 'NaN,NaN,NaN,NaN'],
  ['bounds', '28.7,-81.2,28.4,-81.6'],
  ['bounds', '17,-179,72,-64'],
  ['view', 'satellite'],
  ['workZip', '3278'],
  ['workZip', '32789-1234'],
  ['workZip', 'Winter Park'],
  ['workZip', "32789' OR '1'='1"],
  ['workZip', '32789\0'],
  ['workZip', '３２７８９'],
  ['detour', '3'],
  ['detour', '1e9'],
  ['detour', '-5'],
  ['sort', 'constructor'],
  ['openNow', 'maybe'],
])('%s=%s is rejected by the API with a message, and ignored by the page', (field, value) => {
  const rejected = searchSchema.safeParse({ [field]: value })
  expect(rejected.error?.issues).toHaveLength(1)
  expect(englishText(rejected.error?.issues[0]?.message ?? '')).toMatch(/^[A-Z].*\.$/)
  expect(readSearch({ [field]: value, program: 'vpk' })).toEqual({
    search: { ...EMPTY_SEARCH, program: ['vpk'] },
    ignored: [field],
  })
})

test('a repeated value is rejected where only one is allowed', () => {
  expect(searchSchema.safeParse({ age: ['1', '2'] }).success).toBe(false)
})

test('lists are separated by commas or are repeated keys, in any order and without duplicates', () => {
  const { search } = readSearch({ program: ['gold_seal', 'vpk,vpk'], kind: 'school, center' })
  expect(search.program).toEqual(['vpk', 'gold_seal'])
  expect(search.kind).toEqual(['center', 'school'])
})

test.each([
  ['300', { minDollars: 0, maxDollars: 300 }],
  ['-300', { minDollars: 0, maxDollars: 300 }],
  ['200-', { minDollars: 200, maxDollars: null }],
  ['100-200,200-300', { minDollars: 100, maxDollars: 300 }],
])('priceRange=%s is accepted', (text, range) => {
  expect(readSearch({ priceRange: text }).search.priceRange).toEqual(range)
})

test('a time is written as on a clock', () => {
  expect(readSearch({ dropOff: '7:05' }).search.dropOff).toBe(425)
  expect(searchQuery({ ...EMPTY_SEARCH, pickUp: 1050 })).toEqual({ pickUp: '17:30' })
})

test('a month is accepted as browsers send it and as people type it, and in no other format', () => {
  const read = (start: string) => readSearch({ start })
  for (const text of ['2025-03', '2025-3', '3/2025', '03/2025', ' 03.2025 ', '3 / 2025'])
    expect(read(text).search.start).toBe('2025-03')
  for (const text of ['13/2025', '2025-00', '2025', '3/25', 'March', '1025-03', '2025-03-01'])
    expect(read(text)).toMatchObject({ search: { start: null }, ignored: ['start'] })
})
