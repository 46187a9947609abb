import { clockText } from '@/lib/platform/time/dates'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import type { Choice } from '@/lib/providers/catalogue/traits'
import { AGE_BANDS, ageBandOf } from '@/lib/providers/rules/ages'
import { RATIO_OPTIONS } from '@/lib/providers/search-documents/rules'
import type { FoundProvider } from '@/lib/providers/types'
import {
  AGE_RANGES,
  choicesOf,
  DETOURS,
  DISTANCES,
  DROP_OFF_TIMES,
  isTraitFilter,
  PICK_UP_TIMES,
  PRICE_STEPS,
  TRAIT_FILTERS,
} from '../catalogue/options'
import type { Search } from '../schema'
import { choiceKey, countsUnknown, type FilterGroup, failBit, isRequested, needsAll, requestedGroups } from './filters'

/** Drop-off and pick-up times are counted separately; as filters they are one group. */
type FacetGroup = Exclude<FilterGroup, 'hours'> | 'dropOff' | 'pickUp' | 'distance' | 'detour'

/** A counted choice, with the word and the bit of a candidate that represent it. */
export type Facet = { group: FacetGroup; value: string; word: FacetWord; bit: number }
/** A candidate's 64-bit words, in the order in which a search returns them. */
export const FACET_WORDS = ['traits', 'amenities', 'flags'] as const
export type FacetWord = (typeof FACET_WORDS)[number]

const ofWord = (word: FacetWord, group: Facet['group'], choices: readonly Choice[]) =>
  choices.map(({ code, bit }): Facet => ({ group, value: code, word, bit }))

/** The choices in the `flags` word. Most depend on the search: its date, the child's age, its center, or the way to work. */
const perSearch: [Facet['group'], string[]][] = [
  ['openings', ['confirmed']],
  ['openNow', ['1']],
  ['priceRange', PRICE_STEPS.map((dollars) => `0-${dollars}`)],
  ['ageRange', AGE_RANGES.map(({ code }) => code)],
  ['teacherRatio', RATIO_OPTIONS.map(({ code }) => code)],
  ['dropOff', DROP_OFF_TIMES.map(clockText)],
  ['pickUp', PICK_UP_TIMES.map(clockText)],
  ['distance', DISTANCES.map(String)],
  ['detour', DETOURS.map(String)],
]
const flags = perSearch.flatMap(([group, values]) => values.map((value) => ({ group, value })))

export const FACETS: readonly Facet[] = [
  ...Object.keys(TRAIT_FILTERS)
    .filter(isTraitFilter)
    .flatMap((filter) => ofWord('traits', filter, choicesOf(filter))),
  ...ofWord('amenities', 'amenity', AMENITIES),
  ...flags.map((flag, index): Facet => ({ ...flag, word: 'flags', bit: index })),
]

/** How many bytes of each word are returned. The first two (the stored words) add up to a multiple of three, so that base64 needs no padding. */
export const WORD_BYTES: Record<FacetWord, number> = { traits: 7, amenities: 8, flags: 8 }
export const STORED_BYTES = WORD_BYTES.traits + WORD_BYTES.amenities
const WORD_STARTS: Record<FacetWord, number> = { traits: 0, amenities: WORD_BYTES.traits, flags: STORED_BYTES }

/**
 * Above the flags, the last word has two bits for the match, one for sponsored providers, and then one for each group that the candidate fails
 * (filters.ts). A test checks that the flags do not overlap them.
 */
const UNFIT_BIT = 37
const UNKNOWN_BIT = 38
/** UNFIT: the candidate does not fit the child or is over the price. UNKNOWN: it is not known whether it fits and meets every filter. */
export const UNFIT = 1n << BigInt(UNFIT_BIT)
export const UNKNOWN = 1n << BigInt(UNKNOWN_BIT)
export const SPONSORED = 1n << 39n
export const FAIL_SHIFT = 40

/** The index of a choice in the concatenated bits of all words: PostgreSQL sends a word's highest byte first. */
export function bitIndexOf({ word, bit }: Pick<Facet, 'word' | 'bit'>): number {
  const byte = WORD_STARTS[word] + WORD_BYTES[word] - 1 - Math.floor(bit / 8)
  return byte * 8 + (bit % 8)
}

const flagMasks = new Map(
  FACETS.filter(({ word }) => word === 'flags').map(({ group, value, bit }) => [
    `${group} ${value}`,
    1n << BigInt(bit),
  ]),
)

/** The mask of one choice in `flags`. */
export function flagOf(group: Facet['group'], value: string): bigint {
  const mask = flagMasks.get(`${group} ${value}`)
  if (mask === undefined) throw new Error(`There is no flag for ${group} ${value}.`)
  return mask
}

/** Age ranges in months, inclusive; a provider must take one of them. Empty means any. */
export function requestedAges({ ageRange }: Pick<Search, 'ageRange'>): { minMonths: number; maxMonths: number }[] {
  return AGE_RANGES.filter((range) => ageRange.includes(range.code)).map(({ minMonths, maxMonths }) => ({
    minMonths,
    maxMonths,
  }))
}

/**
 * Indexes into AGE_BANDS of the rooms whose openings, prices and ratios count: the child's room if an age is given, otherwise the rooms of
 * the age ranges, or all rooms without either.
 */
export function requestedBands({ age, ageRange }: Pick<Search, 'age' | 'ageRange'>): number[] {
  const own = age === null ? null : ageBandOf(age)
  if (own) return [AGE_BANDS.indexOf(own)]
  const codes = new Set<string>(AGE_RANGES.flatMap((range) => (ageRange.includes(range.code) ? range.bands : [])))
  return AGE_BANDS.flatMap((band, index) => (codes.size === 0 || codes.has(band.code) ? [index] : []))
}

const BITS = 8
const VALUES = 256

/** The number of rows, and in how many of them each bit is set, starting with the lowest bit of the first byte. */
export type BitCounts = { count: number; bits: number[] }

/** Some bytes of every row: `width` bytes per row. */
export type Column = { bytes: Uint8Array; width: number }

/**
 * Counts the bits of rows by group. For each byte, a row only increments the counter of the byte's value; the bits of the values are
 * counted once at the end, however many rows there are.
 */
export function countBits(columns: readonly Column[], groupOf: (row: number) => number): Map<number, BitCounts> {
  const groups = new Map<number, { count: number; byValue: Uint32Array }>()
  const rows = columns[0] ? columns[0].bytes.length / columns[0].width : 0
  const cellsOfAll = columns.reduce((sum, { width }) => sum + width, 0) * VALUES
  for (let row = 0; row < rows; row++) {
    const key = groupOf(row)
    const group = groups.get(key) ?? { count: 0, byValue: new Uint32Array(cellsOfAll) }
    if (group.count++ === 0) groups.set(key, group)
    const { byValue } = group
    let cells = 0
    for (const { bytes, width } of columns) {
      for (let at = row * width; at < (row + 1) * width; at++, cells += VALUES) {
        const cell = cells + (bytes[at] ?? 0)
        byValue[cell] = (byValue[cell] ?? 0) + 1
      }
    }
  }
  return new Map([...groups].map(([key, { count, byValue }]) => [key, { count, bits: bitsIn(byValue) }]))
}

function bitsIn(byValue: Uint32Array): number[] {
  const bits = Array<number>((byValue.length / VALUES) * BITS).fill(0)
  // entries() would allocate a pair for each of the thousands of cells, few of which are used.
  for (let cell = 0; cell < byValue.length; cell++) {
    const rowsWithIt = byValue[cell] ?? 0
    if (rowsWithIt === 0) continue
    const first = Math.floor(cell / VALUES) * BITS
    for (let bit = 0; bit < BITS; bit++)
      if ((cell >> bit) & 1) bits[first + bit] = (bits[first + bit] ?? 0) + rowsWithIt
  }
  return bits
}

/** The candidates with the same `fail` and UNKNOWN bits: their number, and in `bits` how many have each choice, at its bitIndexOf(). */
export type FailRow = { fail: number; isUnknown: boolean; count: number; bits: readonly number[] }

const FAIL_AT = WORD_BYTES.flags - 1 - FAIL_SHIFT / 8
const UNKNOWN_AT = WORD_BYTES.flags - 1 - Math.floor(UNKNOWN_BIT / 8)
const FAIL_BITS = 16

/** Decodes the words of all candidates: first the stored words of each, then the last word of each. */
export function decodeWords(bytes: Uint8Array): FailRow[] {
  const rows = bytes.length / (STORED_BYTES + WORD_BYTES.flags)
  const stored = { bytes: bytes.subarray(0, rows * STORED_BYTES), width: STORED_BYTES }
  const flags = { bytes: bytes.subarray(rows * STORED_BYTES), width: WORD_BYTES.flags }
  const groupOf = (row: number) => {
    const byte = (at: number) => flags.bytes[row * flags.width + at] ?? 0
    const unknown = (byte(UNKNOWN_AT) >> (UNKNOWN_BIT % 8)) & 1
    return (unknown << FAIL_BITS) | (byte(FAIL_AT - 1) << 8) | byte(FAIL_AT)
  }
  return [...countBits([stored, flags], groupOf)].map(([group, counted]) => ({
    fail: group & ((1 << FAIL_BITS) - 1),
    isUnknown: group >> FAIL_BITS === 1,
    ...counted,
  }))
}

export type SearchCounts = {
  /** The number of results. */
  total: number
  /** How many results are listed after the others: see UNKNOWN and UNFIT. */
  unknown: number
  unfit: number
  /** For each choice ("program:vpk"), how many results known to match there would be with it. Choices that were not counted are missing. */
  choices: Record<string, number>
  /** For each requested group, how many results there would be without it, if that was counted. */
  without: Partial<Record<FilterGroup, number>>
}

/** How a result meets the child's needs and the filters. Results are sorted by this first. */
export const MATCHES = ['fits', 'unknown', 'does_not'] as const
export type Match = (typeof MATCHES)[number]

/** One page of a search. */
export type SearchResult = {
  /** On the first page, promoted sponsored matches followed by 20 others, so that sponsors do not push anyone off the page. */
  providers: (FoundProvider & { match: Match })[]
  total: number
  pageCount: number
  counts: SearchCounts
}

/** The limits of the search's area, in miles; 0 if it has no such limit. */
export type MaxReach = { distance: number; detour: number }

const INDEXED = FACETS.map((facet) => ({ facet, key: choiceKey(facet.group, facet.value), index: bitIndexOf(facet) }))

/** Computes the facet counts. Omits choices whose results cannot be counted from these candidates: see isCounted. */
export function countFacets(rows: readonly FailRow[], search: Search, widest: MaxReach): SearchCounts {
  const results = rows.filter((row) => row.fail === 0)
  const total = sum(results.map((row) => row.count))
  const withBit = (bit: number) => sum(results.map(({ bits }) => bits[bitIndexOf({ word: 'flags', bit })] ?? 0))
  const counted = INDEXED.filter(({ facet }) => isCounted(facet, search, widest))
  const matching = countsUnknown(search) ? rows : rows.filter(({ isUnknown }) => !isUnknown)
  // If nothing is known to match, count the unknown matches for distances, so that they do not all show 0.
  const farRows = matching.some(({ fail }) => fail === 0) ? matching : rows
  const countOf = (facet: Facet, index: number) =>
    sum(rowsFor(facet, isFar(facet.group) ? farRows : matching).map(({ bits }) => bits[index] ?? 0))
  return {
    total,
    unknown: withBit(UNKNOWN_BIT),
    unfit: withBit(UNFIT_BIT),
    choices: Object.fromEntries(counted.map(({ facet, key, index }) => [key, countOf(facet, index)])),
    without: Object.fromEntries(
      requestedGroups(search)
        .filter((group) => group !== 'ageRange' || !dependsOnAge(search))
        .map((group) => [
          group,
          total + sum(rows.filter((row) => row.fail === failBit(group)).map((row) => row.count)),
        ]),
    ),
  }
}

/**
 * In a group where any one choice is enough, a choice is counted as if it were the only one. In a group where all are needed, and
 * for distances, it is counted in addition to the chosen ones.
 */
function rowsFor({ group }: Facet, rows: readonly FailRow[]): readonly FailRow[] {
  const filter = group === 'dropOff' || group === 'pickUp' ? 'hours' : group
  const ownFail = isFar(filter) || needsAll(filter) ? 0 : failBit(filter)
  return rows.filter((row) => row.fail === 0 || row.fail === ownFail)
}

function isFar(group: string): group is keyof MaxReach {
  return group === 'distance' || group === 'detour'
}

function isCounted({ group, value }: Facet, search: Search, widest: MaxReach): boolean {
  if (isFar(group)) return Number(value) <= widest[group]
  if (group === 'dropOff' || group === 'pickUp') return hidesOtherHours(search, group)
  return group !== 'ageRange' || !dependsOnAge(search)
}

/** Whether a choice of this time excludes providers by itself: other hours are hidden, and neither days nor the other time are chosen. */
function hidesOtherHours({ hide, days, dropOff, pickUp }: Search, group: 'dropOff' | 'pickUp'): boolean {
  const other = group === 'dropOff' ? pickUp : dropOff
  return hide.includes('hours') && days.length === 0 && other === null
}

/** Whether another age would change the results of other filters: openings, prices and ratios are those of the child's room. */
function dependsOnAge(search: Search): boolean {
  return (['openings', 'priceRange', 'teacherRatio'] as const).some((group) => isRequested(search, group))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
