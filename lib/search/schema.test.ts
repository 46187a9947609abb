import fc from 'fast-check'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { CURRICULA, KINDS, LANGUAGES, PROGRAMS } from '@/lib/providers/catalogue/traits'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import { RATIO_OPTIONS } from '@/lib/providers/search-documents/rules'
import { AGE_RANGES, DETOURS, DISTANCES, MAX_PAGE, SORTS, VIEWS } from './catalogue/options'
import { EMPTY_SEARCH, searchQuery } from './rules/search-query'
import { readSearch, type Search, searchFields, searchSchema } from './schema'

const some = <T extends { code: string }>(choices: readonly T[]) =>
  fc.subarray(choices.map((choice) => choice.code)) as fc.Arbitrary<T['code'][]>

const anySearch: fc.Arbitrary<Search> = fc.record({
  age: fc.option(fc.integer({ min: 0, max: MAX_CHILD_MONTHS })),
  ageRange: some(AGE_RANGES),
  born: fc.option(fc.constantFrom('2025-03', '2026-12')),
  start: fc.option(fc.constantFrom('2027-01', '2030-10')),
  openings: fc.boolean(),
  priceRange: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 5000 }), fc.option(fc.integer({ min: 0, max: 5000 })))
      .map(([a, b]) => ({ minDollars: Math.min(a, b ?? a), maxDollars: b === null ? null : Math.max(a, b) })),
  ),
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

test('a link to a search is understood as that search, by the page and by the API', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const query = searchQuery(search)
      expect(readSearch(query)).toEqual({ search, ignored: [] })
      expect(searchSchema.parse(query)).toEqual(search)
    }),
  )
})

test('a form that was sent empty asks for nothing', () => {
  const empty = Object.fromEntries(Object.keys(searchFields).map((field) => [field, '']))
  expect(readSearch(empty)).toEqual({ search: EMPTY_SEARCH, ignored: [] })
  expect(searchQuery(EMPTY_SEARCH)).toEqual({})
})

test('whatever stands in an address, the page understands a search and names what it left out', () => {
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
])('%s=%s is refused by the API with a sentence, and left out by the page', (field, value) => {
  const refused = searchSchema.safeParse({ [field]: value })
  expect(refused.error?.issues).toHaveLength(1)
  expect(refused.error?.issues[0]?.message).toMatch(/^[A-Z].*\.$/)
  expect(readSearch({ [field]: value, program: 'vpk' })).toEqual({
    search: { ...EMPTY_SEARCH, program: ['vpk'] },
    ignored: [field],
  })
})

test('a value given twice is refused where only one can be meant', () => {
  expect(searchSchema.safeParse({ age: ['1', '2'] }).success).toBe(false)
})

test('lists come with commas or as repeated keys, in any order, and name each once', () => {
  const { search } = readSearch({ program: ['gold_seal', 'vpk,vpk'], kind: 'school, center' })
  expect(search.program).toEqual(['vpk', 'gold_seal'])
  expect(search.kind).toEqual(['center', 'school'])
})

test.each([
  ['300', { minDollars: 0, maxDollars: 300 }],
  ['-300', { minDollars: 0, maxDollars: 300 }],
  ['200-', { minDollars: 200, maxDollars: null }],
  ['100-200,200-300', { minDollars: 100, maxDollars: 300 }],
])('priceRange=%s is understood', (text, range) => {
  expect(readSearch({ priceRange: text }).search.priceRange).toEqual(range)
})

test('a time reads as a clock shows it', () => {
  expect(readSearch({ dropOff: '7:05' }).search.dropOff).toBe(425)
  expect(searchQuery({ ...EMPTY_SEARCH, pickUp: 1050 })).toEqual({ pickUp: '17:30' })
})

test('a month is read as browsers send it and as people type it, and nothing else', () => {
  const read = (born: string) => readSearch({ born })
  for (const text of ['2025-03', '2025-3', '3/2025', '03/2025', ' 03.2025 ', '3 / 2025'])
    expect(read(text).search.born).toBe('2025-03')
  for (const text of ['13/2025', '2025-00', '2025', '3/25', 'March', '1025-03', '2025-03-01'])
    expect(read(text)).toMatchObject({ search: { born: null }, ignored: ['born'] })
})
