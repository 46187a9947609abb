import { z } from 'zod'
import { boundsField } from '@/lib/map/schema'
import { MAX_CHILD_MONTHS } from '@/lib/providers/catalogue/age-bands'
import { MAX_WEEKLY_DOLLARS } from '@/lib/providers/rules/tuition'
import { AMENITIES } from '../catalogue/amenities'
import { AGE_RANGES, DETOURS, DISTANCES, MAX_PAGE, SORTS, VIEWS } from '../catalogue/search-options'
import { ACCREDITATIONS, CARE_TYPES, CURRICULA, KINDS, LANGUAGES, PROGRAMS, SCHEDULES } from '../catalogue/traits'
import { SEARCH_FIELDS } from '../rules/empty-search'
import { RATIO_OPTIONS } from '../rules/ratio-bits'
import { codes, flag, monthOfYear, optional, priceRange, timeOfDay, wholeNumber } from './search-fields'

const unknown = (what: string) => `There is no such ${what}.`
const oneOf = <const T extends readonly number[]>(choices: T, message: string) =>
  optional(
    z.string().transform((text, context): T[number] => {
      const chosen = choices.find((choice) => String(choice) === text)
      if (chosen !== undefined) return chosen
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
  )

/**
 * One question to the directory, for the page, the API and the form: each key is a parameter of the address. Without a
 * value a list is empty, a switch is off and the others are null. The six names of the specification's filters object are
 * kept (ageRange, priceRange, childcareType, curriculumStyle, accreditation, teacherRatio).
 */
export const searchFields = {
  /** Months. */
  age: wholeNumber(0, MAX_CHILD_MONTHS, `A child's age must be 0 to ${MAX_CHILD_MONTHS} months.`),
  ageRange: codes(AGE_RANGES, unknown('age range')),
  /** A child's month of birth, and when care is to start: finds nobody else, but says of each what fits (lib/fit). */
  born: monthOfYear('A month of birth must read 2025-03.'),
  start: monthOfYear('A start must read 2027-01.'),
  openings: flag('confirmed', unknown('choice of openings')),
  priceRange: priceRange(MAX_WEEKLY_DOLLARS, `A price must read 0-300: dollars a week, at most ${MAX_WEEKLY_DOLLARS}.`),
  kind: codes(KINDS, unknown('kind of provider')),
  childcareType: codes(CARE_TYPES, unknown('type of care')),
  curriculumStyle: codes(CURRICULA, unknown('curriculum')),
  accreditation: codes(ACCREDITATIONS, unknown('accreditation')),
  teacherRatio: codes(RATIO_OPTIONS, unknown('staff ratio')),
  /** Minutes after midnight. */
  dropOff: timeOfDay('A drop-off time must read 07:30.'),
  pickUp: timeOfDay('A pick-up time must read 17:30.'),
  program: codes(PROGRAMS, unknown('program')),
  schedule: codes(SCHEDULES, unknown('schedule')),
  amenity: codes(AMENITIES, unknown('amenity')),
  language: codes(LANGUAGES, unknown('language')),
  openNow: flag('1', unknown('choice of "open now"')),
  distance: oneOf(DISTANCES, `The distance must be ${DISTANCES.join(', ')} miles.`),
  /** Asks for who is near the way from the place to this ZIP code; `distance` then has no part in it. */
  workZip: optional(z.string().regex(/^\d{5}$/, 'A work ZIP code has 5 digits.')),
  /** Extra miles on that way, at most. */
  detour: oneOf(DETOURS, `The detour must be ${DETOURS.join(', ')} miles.`),
  /** Instead of a distance or a way to work: the area of a map. Distances are then still those from the place. */
  bounds: optional(boundsField),
  /** How the page shows it; the answer is the same. */
  view: optional(z.enum(VIEWS, unknown('view'))).transform((view) => view ?? 'list'),
  /** Null is the order that fits the search: see orderOf. */
  sort: optional(z.enum(SORTS, unknown('order'))),
  page: wholeNumber(1, MAX_PAGE, `A page must be 1 to ${MAX_PAGE}.`).transform((page) => page ?? 1),
} as const

export type SearchField = keyof typeof searchFields

/** For an endpoint: refuses what it does not understand. */
export const searchSchema = z.object(searchFields)
export type Search = z.output<typeof searchSchema>

/** For a page: what is not understood counts as not asked, and is named so that the page can say so. */
export function readSearch(query: Record<string, unknown>): { search: Search; ignored: SearchField[] } {
  const ignored = SEARCH_FIELDS.filter((field) => !searchFields[field].safeParse(query[field]).success)
  const understood = Object.fromEntries(
    Object.entries(query).filter(([key]) => !ignored.some((field) => field === key)),
  )
  return { search: searchSchema.parse(understood), ignored }
}
