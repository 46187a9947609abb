import { AMENITIES } from '../catalogue/amenities'
import { AGE_RANGES, DETOURS, DISTANCES, DROP_OFF_TIMES, PICK_UP_TIMES, PRICE_STEPS } from '../catalogue/search-options'
import { ACCREDITATIONS, CARE_TYPES, CURRICULA, KINDS, LANGUAGES, PROGRAMS, SCHEDULES } from '../catalogue/traits'
import { clockText } from './clock-text'
import type { FilterGroup } from './filter-groups'
import { RATIO_OPTIONS } from './ratio-bits'

/** A choice that is counted: in which word of a candidate, and at which bit, it says that the candidate has it. */
export type Facet = { group: FilterGroup | 'distance' | 'detour'; value: string; word: FacetWord; bit: number }
/** Words of 64 bits, in the order in which a search answers them. */
export const FACET_WORDS = ['traits', 'amenities', 'flags'] as const
export type FacetWord = (typeof FACET_WORDS)[number]

type Choices = readonly { code: string; bit: number }[]
const ofWord = (word: FacetWord, group: Facet['group'], choices: Choices) =>
  choices.map(({ code, bit }): Facet => ({ group, value: code, word, bit }))

/** What no document can hold, since it depends on the search: the day, the child's age, the middle of the circle, the way to work. */
const perSearch: [Facet['group'], string[]][] = [
  ['openings', ['confirmed']],
  ['openNow', ['1']],
  ['priceRange', PRICE_STEPS.map((dollars) => `0-${dollars}`)],
  ['age', AGE_RANGES.map(({ code }) => code)],
  ['teacherRatio', RATIO_OPTIONS.map(({ code }) => code)],
  ['dropOff', DROP_OFF_TIMES.map(clockText)],
  ['pickUp', PICK_UP_TIMES.map(clockText)],
  ['distance', DISTANCES.map(String)],
  ['detour', DETOURS.map(String)],
]
const flags = perSearch.flatMap(([group, values]) => values.map((value) => ({ group, value })))

export const FACETS: readonly Facet[] = [
  ...ofWord('traits', 'kind', KINDS),
  ...ofWord('traits', 'childcareType', CARE_TYPES),
  ...ofWord('traits', 'program', PROGRAMS),
  ...ofWord('traits', 'curriculumStyle', CURRICULA),
  ...ofWord('traits', 'accreditation', ACCREDITATIONS),
  ...ofWord('traits', 'schedule', SCHEDULES),
  ...ofWord('traits', 'language', LANGUAGES),
  ...ofWord('amenities', 'amenity', AMENITIES),
  ...flags.map((flag, index): Facet => ({ ...flag, word: 'flags', bit: index })),
]

/** How many bytes of each word are answered. Those of a document alone are together a multiple of three, which base64 writes whole. */
export const WORD_BYTES: Record<FacetWord, number> = { traits: 7, amenities: 8, flags: 8 }
export const STANDING_BYTES = WORD_BYTES.traits + WORD_BYTES.amenities
const WORD_STARTS: Record<FacetWord, number> = { traits: 0, amenities: WORD_BYTES.traits, flags: STANDING_BYTES }

/** Above its flags, the last word says who pays, and then what the candidate fails (rules/filter-groups.ts); a test compares with how many flags there are. */
export const SPONSORED = 1n << 39n
export const FAIL_SHIFT = 40

/** Where a choice is counted, in the bits of all words one after the other: PostgreSQL sends a word's highest byte first. */
export function placeOf({ word, bit }: Facet): number {
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
  if (mask === undefined) throw new Error(`No flag says ${group} ${value}.`)
  return mask
}
