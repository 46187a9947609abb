import { z } from 'zod'
import { DAYS } from '@/lib/families/profile/rules/needs'
import { boundsField } from '@/lib/places/schema'
import { type Message, message } from '@/lib/platform/language/message'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import {
  ACCREDITATIONS,
  CARE_TYPES,
  CURRICULA,
  KINDS,
  LANGUAGES,
  PROGRAMS,
  SCHEDULES,
} from '@/lib/providers/catalogue/traits'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import { MAX_WEEKLY_DOLLARS } from '@/lib/providers/rules/tuition'
import { RATIO_OPTIONS } from '@/lib/providers/search-documents/rules'
import { AGE_RANGES, DETOURS, DISTANCES, HIDDEN, MAX_PAGE, OVER, SORTS, VIEWS } from './catalogue/options'
import { SEARCH_FIELDS } from './rules/filters'

/**
 * Parsers for URL parameters. A form sends '' for empty fields, and repeats a key for several checked boxes; a list may also be
 * separated by commas. Messages never repeat the input.
 */

/** Longer values are rejected without being parsed. */
const MAX_LENGTH = 300
const MAX_LIST_LENGTH = 2_000

const once = z.string(message('search.errors.once')).max(MAX_LENGTH, message('search.errors.tooLong')).trim()

/** A missing or empty value becomes null. */
function optional<T>(parse: z.ZodType<T, string>) {
  return once.optional().transform((text, context): T | null => {
    if (!text) return null
    const result = parse.safeParse(text)
    if (result.success) return result.data
    context.addIssue({ code: 'custom', message: result.error.issues[0]?.message })
    return z.NEVER
  })
}

/** A list may be missing, one string with commas, or several strings. */
function listOf(problem: Message) {
  return z
    .union([z.string().max(MAX_LIST_LENGTH), z.array(z.string().max(MAX_LENGTH)).max(80)], problem)
    .optional()
    .transform((given) =>
      [given ?? []]
        .flat()
        .flatMap((text) => text.split(','))
        .map((text) => text.trim()),
    )
    .transform((texts) => texts.filter(Boolean))
}

function flag(on: string, problem: Message) {
  return optional(z.literal([on, '1', 'true', 'on'], problem)).transform((value) => value !== null)
}

function wholeNumber(min: number, max: number, problem: Message) {
  return optional(
    z
      .string()
      .regex(/^\d{1,6}$/, problem)
      .transform(Number)
      .refine((value) => value >= min && value <= max, problem),
  )
}

/** "07:30" as minutes after midnight. */
function timeOfDay(problem: Message) {
  return optional(
    z
      .string()
      .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, problem)
      .transform((text) => text.split(':').reduce((minutes, part) => minutes * 60 + Number(part), 0)),
  )
}

/** A month as "2027-01"; "1/2027" is accepted too. */
function monthOfYear(problem: Message) {
  return optional(
    z.string().transform((text, context) => {
      const [, year, month, otherMonth, otherYear] =
        /^(20\d{2})-(\d{1,2})$|^(\d{1,2})\s*[/.-]\s*(20\d{2})$/.exec(text) ?? []
      const number = Number(month ?? otherMonth)
      if (number >= 1 && number <= 12) return `${year ?? otherYear}-${String(number).padStart(2, '0')}`
      context.addIssue({ code: 'custom', message: problem })
      return z.NEVER
    }),
  )
}

/** Any of these codes, without duplicates, in catalogue order. */
function codes<const C extends readonly { code: string }[]>(choices: C, problem: Message) {
  type Code = C[number]['code']
  return listOf(problem)
    .refine((given) => given.every((code) => choices.some((choice) => choice.code === code)), problem)
    .transform((given): Code[] => choices.map((choice) => choice.code).filter((code) => given.includes(code)))
}

export type PriceRange = { minDollars: number; maxDollars: number | null }

/** Dollars a week: "0-300", "200-", "-300" or "300" (at most). Several ranges are joined into one from the lowest to the highest. */
function priceRange(max: number, problem: Message) {
  return listOf(problem).transform((texts, context): PriceRange | null => {
    const ranges = texts.map(parseRange)
    const isWrong = ranges.some((range) => range === null || !isInOrder(range.minDollars, range.maxDollars ?? max, max))
    if (isWrong) context.addIssue({ code: 'custom', message: problem })
    const good = ranges.filter((range) => range !== null)
    if (isWrong || good.length === 0) return null
    const isOpen = good.some((range) => range.maxDollars === null)
    return {
      minDollars: Math.min(...good.map((range) => range.minDollars)),
      maxDollars: isOpen ? null : Math.max(...good.map((range) => range.maxDollars ?? 0)),
    }
  })
}

function parseRange(text: string): PriceRange | null {
  const match = /^(?:(\d{0,4})-)?(\d{0,4})$/.exec(text)
  if (!match || text === '-') return null
  const [, from = '', to = ''] = match
  return { minDollars: Number(from || 0), maxDollars: to === '' ? null : Number(to) }
}

function isInOrder(...numbers: number[]): boolean {
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0))
}

const oneOf = <const T extends readonly number[]>(choices: T, problem: Message) =>
  optional(
    z.string().transform((text, context): T[number] => {
      const chosen = choices.find((choice) => String(choice) === text)
      if (chosen !== undefined) return chosen
      context.addIssue({ code: 'custom', message: problem })
      return z.NEVER
    }),
  )

/**
 * The parameters of a search, for the page, the API and the form; each key is a URL parameter. Without a value, a list is empty,
 * a switch is off, and other parameters are null. Six names come from the specified filters object (ageRange, priceRange,
 * childcareType, curriculumStyle, accreditation, teacherRatio).
 */
export const searchFields = {
  /**
   * A child's needs: the age in months when care starts, the month when it starts, the days, and the times below. They sort results that fit first,
   * but hide none.
   */
  age: wholeNumber(0, MAX_CHILD_MONTHS, message('search.errors.age', { most: MAX_CHILD_MONTHS })),
  start: monthOfYear(message('search.errors.start')),
  days: codes(DAYS, message('search.errors.weekday')),
  /** Minutes after midnight. */
  dropOff: timeOfDay(message('search.errors.dropOff')),
  pickUp: timeOfDay(message('search.errors.pickUp')),
  ageRange: codes(AGE_RANGES, message('search.errors.ageRange')),
  openings: flag('confirmed', message('search.errors.openings')),
  priceRange: priceRange(MAX_WEEKLY_DOLLARS, message('search.errors.price', { most: MAX_WEEKLY_DOLLARS })),
  /** Whether results over the price come last instead of being left out. A form always sends "show", and also "hide" if its box is checked. */
  over: codes(OVER, message('search.errors.over')).transform(
    (given) => given.includes('show') && !given.includes('hide'),
  ),
  kind: codes(KINDS, message('search.errors.kind')),
  childcareType: codes(CARE_TYPES, message('search.errors.careType')),
  curriculumStyle: codes(CURRICULA, message('search.errors.curriculum')),
  accreditation: codes(ACCREDITATIONS, message('search.errors.accreditation')),
  teacherRatio: codes(RATIO_OPTIONS, message('search.errors.ratio')),
  program: codes(PROGRAMS, message('search.errors.program')),
  schedule: codes(SCHEDULES, message('search.errors.schedule')),
  amenity: codes(AMENITIES, message('search.errors.amenity')),
  language: codes(LANGUAGES, message('search.errors.language')),
  openNow: flag('1', message('search.errors.openNow')),
  /** Results to leave out in addition to those that the filters exclude. */
  hide: codes(HIDDEN, message('search.errors.hide')),
  distance: oneOf(DISTANCES, message('search.errors.distance', { choices: DISTANCES.join(', ') })),
  /** Searches along the way from the place to this ZIP code; `distance` is then ignored. */
  workZip: optional(z.string().regex(/^\d{5}$/, message('search.errors.workZip'))),
  /** Maximum extra miles on that way. */
  detour: oneOf(DETOURS, message('search.errors.detour', { choices: DETOURS.join(', ') })),
  /** The area shown on a map, which replaces a distance or a way to work. Distances are still measured from the place. */
  bounds: optional(boundsField),
  /** How the page shows the results; does not change them. */
  view: optional(z.enum(VIEWS, message('search.errors.view'))).transform((view) => view ?? 'list'),
  /** Null means the default order: see orderOf. */
  sort: optional(z.enum(SORTS, message('search.errors.sort'))),
  page: wholeNumber(1, MAX_PAGE, message('search.errors.page', { most: MAX_PAGE })).transform((page) => page ?? 1),
} as const

export type SearchField = keyof typeof searchFields

/** For endpoints: rejects invalid parameters. */
export const searchSchema = z.object(searchFields)
export type Search = z.output<typeof searchSchema>

/** For pages: invalid parameters are ignored, and listed so that the page can show a notice. */
export function readSearch(query: Record<string, unknown>): { search: Search; ignored: SearchField[] } {
  const result = searchSchema.safeParse(query)
  if (result.success) return { search: result.data, ignored: [] }
  const ignored = SEARCH_FIELDS.filter((field) => result.error.issues.some(({ path }) => path[0] === field))
  const valid = Object.fromEntries(Object.entries(query).filter(([key]) => !ignored.some((field) => field === key)))
  return { search: searchSchema.parse(valid), ignored }
}

const EMPTY = message('search.errors.place')
/** Place names have a lower limit; this one only limits the length of the text to parse. */
const LONGEST = 300

/**
 * GET /api/places/search: `zipCode` is a ZIP code, city or county, the rest are the filters of the search page. A detour, or the
 * order by it, is rejected without a work ZIP code.
 */
export const placesSearchQuery = z
  .object({
    zipCode: z.string(EMPTY).trim().min(1, EMPTY).max(LONGEST, message('search.errors.validPlace')),
    ...searchFields,
  })
  .superRefine(({ workZip, detour, sort }, context) => {
    if (workZip !== null) return
    if (detour !== null)
      context.addIssue({ code: 'custom', path: ['detour'], message: message('search.errors.detourNeedsWork') })
    if (sort === 'detour')
      context.addIssue({ code: 'custom', path: ['sort'], message: message('search.errors.sortNeedsWork') })
  })
