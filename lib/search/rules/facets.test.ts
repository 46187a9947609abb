import fc from 'fast-check'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { AGE_RANGES } from '../catalogue/options'
import { readSearch } from '../schema'
import {
  bitIndexOf,
  countBits,
  countFacets,
  decodeWords,
  FACET_WORDS,
  FACETS,
  FAIL_SHIFT,
  flagOf,
  requestedAges,
  requestedBands,
  SPONSORED,
  STORED_BYTES,
  UNFIT,
  UNKNOWN,
  WORD_BYTES,
} from './facets'
import { FILTER_GROUPS, type FilterGroup, failBit } from './filters'

describe('facets', () => {
  test('the failed groups of a candidate are above its flags, in two bytes of their own', () => {
    const highest = Math.max(...FACETS.filter(({ word }) => word === 'flags').map(({ bit }) => bit))
    expect(1n << BigInt(highest)).toBeLessThan(UNFIT)
    expect(UNFIT).toBeLessThan(UNKNOWN)
    expect(UNKNOWN).toBeLessThan(SPONSORED)
    expect(SPONSORED).toBeLessThan(1n << BigInt(FAIL_SHIFT))
    expect(FAIL_SHIFT % 8).toBe(0)
    expect(FILTER_GROUPS.length).toBeLessThanOrEqual(16)
    expect(FAIL_SHIFT + 16).toBeLessThan(64)
  })

  test('every choice has its own bit within the returned bytes', () => {
    for (const word of FACET_WORDS) {
      const highest = Math.max(...FACETS.filter((facet) => facet.word === word).map(({ bit }) => bit))
      expect(highest).toBeLessThan(WORD_BYTES[word] * 8)
    }
    expect(new Set(FACETS.map(bitIndexOf)).size).toBe(FACETS.length)
  })

  test('the stored words need no base64 padding', () => {
    expect(STORED_BYTES % 3).toBe(0)
  })
})

describe('requested ages', () => {
  test('a child of 14 months is in the room of the one-year-olds', () => {
    expect(requestedBands({ age: 14, ageRange: [] })).toEqual([1])
    expect(requestedBands({ age: 14, ageRange: ['preschoolers'] })).toEqual([1])
  })

  test('without an age every room counts', () => {
    expect(requestedAges({ ageRange: [] })).toEqual([])
    expect(requestedBands({ age: null, ageRange: [] })).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('several age ranges request the rooms of all', () => {
    expect(requestedBands({ age: null, ageRange: ['infants', 'preschoolers'] })).toEqual([0, 3, 4])
    expect(requestedAges({ ageRange: ['infants', 'preschoolers'] })).toHaveLength(2)
  })

  test.each(AGE_RANGES)('$label covers exactly the ages of its rooms', ({ bands, minMonths, maxMonths }) => {
    const rooms = AGE_BANDS.filter((band) => bands.some((code) => code === band.code))
    expect(rooms[0]?.minMonths).toBe(minMonths)
    expect(rooms.at(-1)?.maxMonths).toBe(maxMonths)
  })
})

describe('bit counts', () => {
  const WIDTHS = [3, 2] as const

  test('counts for every bit in how many rows of each group it is set', () => {
    const bytes = (width: number) => fc.array(fc.integer({ min: 0, max: 255 }), { minLength: width, maxLength: width })
    const row = fc.record({ first: bytes(WIDTHS[0]), second: bytes(WIDTHS[1]), group: fc.integer({ min: 0, max: 3 }) })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const columns = [
          { bytes: Uint8Array.from(rows.flatMap(({ first }) => first)), width: WIDTHS[0] },
          { bytes: Uint8Array.from(rows.flatMap(({ second }) => second)), width: WIDTHS[1] },
        ]
        const counted = countBits(columns, (n) => rows[n]?.group ?? -1)
        expect([...counted.keys()].sort()).toEqual([...new Set(rows.map(({ group }) => group))].sort())
        for (const [group, { count, bits }] of counted) {
          const own = rows.filter((one) => one.group === group)
          expect(count).toBe(own.length)
          expect(bits).toHaveLength((WIDTHS[0] + WIDTHS[1]) * 8)
          for (const [place, having] of bits.entries()) {
            const isSet = ({ first, second }: (typeof rows)[number]) =>
              (([...first, ...second][Math.floor(place / 8)] ?? 0) >> (place % 8)) & 1
            expect(having).toBe(own.filter(isSet).length)
          }
        }
      }),
    )
  })

  test('without rows there are no groups, and more than 255 rows are counted correctly', () => {
    expect(countBits([{ bytes: new Uint8Array(), width: 1 }], () => 0).size).toBe(0)
    const counted = countBits([{ bytes: new Uint8Array(70_000).fill(0b101), width: 1 }], () => 0).get(0)
    expect(counted?.count).toBe(70_000)
    expect(counted?.bits.slice(0, 3)).toEqual([70_000, 0, 70_000])
  })
})

describe('counts', () => {
  const OPEN = flagOf('openings', 'confirmed')
  const EARLY = flagOf('dropOff', '07:00')
  const failing = (group: FilterGroup) => BigInt(failBit(group)) << BigInt(FAIL_SHIFT)

  /** The counts for candidates with these last words, in a search within 10 miles. */
  function counted(query: Record<string, unknown>, ...words: bigint[]) {
    const bytes = Buffer.alloc(words.length * (STORED_BYTES + WORD_BYTES.flags))
    for (const [index, word] of words.entries())
      bytes.writeBigInt64BE(word, words.length * STORED_BYTES + index * WORD_BYTES.flags)
    return countFacets(decodeWords(bytes), readSearch(query).search, { distance: 10, detour: 0 })
  }

  test('a choice counts those known to meet the other filters, as the heading does', () => {
    const { total, unknown, choices } = counted(
      { curriculumStyle: 'montessori' },
      OPEN,
      0n,
      OPEN | UNKNOWN,
      OPEN | UNKNOWN | failing('curriculumStyle'),
    )
    expect([total, unknown, choices['openings:confirmed']]).toEqual([3, 1, 1])
  })

  test.each([{ age: '14' }, { priceRange: '0-300', over: 'show' }])(
    'where the heading counts what is unknown, so do the choices: %j',
    (query) => expect(counted(query, OPEN, OPEN | UNKNOWN).choices['openings:confirmed']).toBe(2),
  )

  test('a distance counts uncertain matches only if there is no certain one', () => {
    const near = flagOf('distance', '5')
    const query = { curriculumStyle: 'montessori' }
    expect(counted(query, 0n, near | UNKNOWN).choices['distance:5']).toBe(0)
    expect(counted(query, near | UNKNOWN, near | UNKNOWN).choices['distance:5']).toBe(2)
  })

  test('a time is counted only where it alone excludes others', () => {
    const early = (query: Record<string, unknown>) => counted(query, EARLY, 0n).choices['dropOff:07:00']
    expect(early({ hide: 'hours' })).toBe(1)
    expect(early({ hide: 'hours', dropOff: '08:00' })).toBe(1)
    for (const query of [{}, { dropOff: '08:00' }, { hide: 'hours', days: 'mon' }, { hide: 'hours', pickUp: '17:00' }])
      expect(early(query)).toBeUndefined()
  })
})
