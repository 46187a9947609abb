import 'server-only'
import type { Needs } from '@/lib/families/fit/schema'
import { dayNumbers } from '@/lib/families/profile/rules/needs'
import { METERS_PER_MILE } from '@/lib/places/rules/geo'
import { clockText } from '@/lib/platform/time/dates'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { DAY_MINUTES } from '@/lib/providers/hours/rules/intervals'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { maskOf, RATIO_OPTIONS, ratioMask, SEASON_WEEK } from '@/lib/providers/search-documents/rules'
import { Prisma } from '@/prisma/generated/client'
import {
  AGE_RANGES,
  choicesOf,
  DETOURS,
  DISTANCES,
  DROP_OFF_TIMES,
  isTraitFilter,
  PICK_UP_TIMES,
  PRICE_STEPS,
  type TraitFilter,
} from '../catalogue/options'
import { FAIL_SHIFT, flagOf, requestedAges, requestedBands } from '../rules/facets'
import { type FilterGroup, failBit, hasUnknown, needsAll, requestedGroups, showsOverPrice } from '../rules/filters'
import {
  ASSUMED_REVIEWS,
  ASSUMED_STARS,
  BEST_MATCH_POINTS as POINTS,
  TEMPORARILY_CLOSED_POINTS,
} from '../rules/ranking'
import type { Search } from '../schema'

/*
 * Expressions over a single search document. The index provider_search_documents_fit stores exactly these expressions (a test compares
 * them). If one differs here, it is computed for every search, which is correct but slower. So a change needs a migration that rebuilds the
 * index.
 */

type Step = { limit: string; flag: bigint }

function stepsOf<T>(
  group: Parameters<typeof flagOf>[0],
  steps: readonly T[],
  of: (step: T) => [limit: string, value: string],
): Step[] {
  return steps.map((step) => {
    const [limit, value] = of(step)
    return { limit, flag: flagOf(group, value) }
  })
}

/** Steps go from the strictest to the loosest: a value that meets one meets all later ones, so the first match sets all their flags. */
function stepsSql(value: string, operator: '<=' | '>=', steps: Step[]): string {
  const tests = steps.map(({ limit }, index) => {
    const met = steps.slice(index).reduce((mask, step) => mask | step.flag, 0n)
    return `WHEN ${value} ${operator} ${limit} THEN ${met}::bigint`
  })
  return `CASE ${tests.join(' ')} ELSE 0::bigint END`
}

function flagIf(condition: string, flag: bigint): string {
  return `CASE WHEN ${condition} THEN ${flag}::bigint ELSE 0::bigint END`
}

const atMinute = (minute: number): [string, string] => [String(minute), clockText(minute)]
const inCents = (dollars: number): [string, string] => [String(dollars * 100), `0-${dollars}`]

const priceSteps = stepsOf('priceRange', PRICE_STEPS, inCents)
const opensSteps = stepsOf('dropOff', DROP_OFF_TIMES, atMinute)
const closesSteps = stepsOf('pickUp', PICK_UP_TIMES.toReversed(), atMinute)
const flagsIn = (steps: readonly { flag: bigint }[]) => steps.reduce((mask, { flag }) => mask | flag, 0n)

/** The flags of the price steps. `ratioFlags`: the flags of staff ratios that are met in any of these rooms (indexes into AGE_BANDS). */
const priceFlags = (price: string) => stepsSql(price, '<=', priceSteps)
const ratioFlags = (bands: readonly number[]) =>
  RATIO_OPTIONS.map(({ code }) => flagIf(`ratio_bits & ${ratioMask([code], bands)} <> 0`, flagOf('teacherRatio', code)))

const PRICE_FLAGS = flagsIn(priceSteps)
const HOURS_FLAGS = flagsIn([...opensSteps, ...closesSteps])
const RATIO_FLAGS = flagsIn(RATIO_OPTIONS.map(({ code }) => ({ flag: flagOf('teacherRatio', code) })))

/** The flags (../rules/facets.ts) that depend on neither place nor date: ages, and the stated prices, hours and ratios of any room. */
export const STORED_CHOICES = `(${[
  '0::bigint',
  priceFlags('tuition_min_cents'),
  ...AGE_RANGES.map(({ code, minMonths, maxMonths }) =>
    flagIf(`age_min_months <= ${maxMonths} AND age_max_months >= ${minMonths}`, flagOf('ageRange', code)),
  ),
  stepsSql('weekday_opens', '<=', opensSteps),
  stepsSql('weekday_closes', '>=', closesSteps),
  ...ratioFlags(AGE_BANDS.map((_, index) => index)),
].join(' | ')})`

export const WEIGHTED_RATING = `((coalesce(rating_average, 0) * review_count + ${ASSUMED_STARS * ASSUMED_REVIEWS}::float8)
  / (review_count + ${ASSUMED_REVIEWS}::float8))`

/** storedScore() of ../rules/ranking.ts in SQL. */
export const STORED_SCORE = `(${POINTS.reviews / 5}::float8 * ${WEIGHTED_RATING} + ${POINTS.completeness / 100}::float8 * completeness
  + CASE WHEN is_temporarily_closed THEN (${TEMPORARILY_CLOSED_POINTS})::float8 ELSE 0 END)`

/** unitVector() of lib/places/rules/geo.ts in SQL: the public point on a sphere of radius 1. */
export const UNIT_X = '(cos(radians(latitude)) * cos(radians(longitude)))'
export const UNIT_Y = '(cos(radians(latitude)) * sin(radians(longitude)))'
export const UNIT_Z = '(sin(radians(latitude)))'

/** The words that do not depend on the search, in base64 as a search returns them: 15 bytes (STORED_BYTES in ../rules/facets.ts), 20 characters. */
export const STORED_WORDS = `encode(substring(int8send(traits) from 2) || int8send(amenities), 'base64')`

/**
 * A constant written into the statement's text, so that PostgreSQL knows it while planning and it is not sent as a parameter.
 * Values that come from a request stay parameters.
 */
export const integerConstant = (value: number | bigint): Prisma.Sql => Prisma.raw(`(${value})`)
export const floatConstant = (value: number): Prisma.Sql => Prisma.raw(`(${value})::float8`)

/**
 * Conditions on a candidate. Its columns are those of provider_search_documents and of requestedColumns(): `price` (confirmed
 * weekly cents in the child's room), `has_opening`, `hours_fresh`, `is_open`. A condition is null if the fact is unknown: see hasUnknown().
 */
const CONDITIONS: Record<Exclude<FilterGroup, TraitFilter>, (search: Search) => Prisma.Sql> = {
  ageRange: (search) => Prisma.join(requestedAges(search).map(servesAges), ' OR '),
  openings: () => Prisma.sql`coalesce(has_opening, false)`,
  priceRange: ({ priceRange }) =>
    Prisma.sql`price BETWEEN ${(priceRange?.minDollars ?? 0) * 100}::int AND ${centsOrMost(priceRange?.maxDollars)}::int`,
  teacherRatio: (search) =>
    Prisma.sql`ratio_bits & ${ratioMask(search.teacherRatio, requestedBands(search))}::int <> 0`,
  hours: ({ days, dropOff, pickUp }) =>
    hoursSql({ days: dayNumbers(days), dropOffMinute: dropOff, pickUpMinute: pickUp }),
  amenity: ({ amenity }) => {
    const mask = maskOf(AMENITIES, amenity)
    return Prisma.sql`CASE WHEN amenities <> 0 THEN amenities & ${mask}::bigint = ${mask}::bigint END`
  },
  openNow: () => Prisma.sql`CASE WHEN is_temporarily_closed THEN false ELSE is_open END`,
}

const MAX_CENTS = 2_147_483_647
const centsOrMost = (dollars: number | null | undefined) => (typeof dollars === 'number' ? dollars * 100 : MAX_CENTS)

/** Whether any or all of the chosen traits are stated, depending on the filter; null if the provider states none of the list. */
function traitSql(filter: TraitFilter, chosen: readonly string[]): Prisma.Sql {
  const choices = choicesOf(filter)
  const all = choices.map(({ code }) => code)
  const mask = maskOf(choices, chosen)
  const isMet = needsAll(filter)
    ? Prisma.sql`traits & ${mask}::bigint = ${mask}::bigint`
    : Prisma.sql`traits & ${mask}::bigint <> 0`
  if (!hasUnknown(filter)) return isMet
  return Prisma.sql`CASE WHEN traits & ${integerConstant(maskOf(choices, all))} <> 0 THEN ${isMet} END`
}

type TimesNeeded = Pick<Needs, 'days' | 'dropOffMinute' | 'pickUpMinute'>
const WORKING_WEEK = [0, 1, 2, 3, 4]
const WEEK_MINUTES = 7 * DAY_MINUTES

/** judgeHours() of lib/families/fit/rules/judge.ts in SQL, for the usual week; null without usual hours that were confirmed recently enough. */
export function hoursSql({ days, dropOffMinute, pickUpMinute }: TimesNeeded): Prisma.Sql {
  const starts = (days.length > 0 ? days : WORKING_WEEK).map((day) => day * DAY_MINUTES)
  const hasTimes = dropOffMinute !== null || pickUpMinute !== null
  const from = dropOffMinute ?? (pickUpMinute || DAY_MINUTES) - 1
  const until = pickUpMinute ?? from + 1
  const length = until > from ? until - from : until + DAY_MINUTES - from
  const isOpen = hasTimes
    ? Prisma.sql`open_minutes @> ${minutesText(starts.map((start) => [start + from, start + from + length]))}::int4multirange`
    : Prisma.join(
        starts.map(
          (start) => Prisma.sql`open_minutes && ${minutesText([[start, start + DAY_MINUTES]])}::int4multirange`,
        ),
        ' AND ',
      )
  return Prisma.sql`CASE WHEN hours_fresh AND lower(open_minutes) < ${integerConstant(SEASON_WEEK)} THEN ${isOpen} END`
}

/** Minutes of the week as a multirange; ranges that run past the end of the week continue at its beginning. */
function minutesText(ranges: [from: number, to: number][]): string {
  const parts = ranges.flatMap(([from, to]) =>
    to > WEEK_MINUTES
      ? [
          [from, WEEK_MINUTES],
          [0, to - WEEK_MINUTES],
        ]
      : [[from, to]],
  )
  return `{${parts.map(([from, to]) => `[${from},${to})`).join(',')}}`
}
export const servesAges = ({ minMonths, maxMonths }: { minMonths: number; maxMonths: number }) =>
  Prisma.sql`(age_min_months <= ${maxMonths}::int AND age_max_months >= ${minMonths}::int)`

export function conditionSql(group: FilterGroup, search: Search): Prisma.Sql {
  return isTraitFilter(group) ? traitSql(group, search[group]) : CONDITIONS[group](search)
}

/**
 * The requested groups that a candidate fails, each at its bit above the flags (see FAIL_SHIFT). An unknown fact fails only if the search
 * hides unknowns.
 */
export function failSql(search: Search): Prisma.Sql {
  const hidesUnknown = search.hide.includes('unknown')
  const parts = requestedGroups(search).map((group) => {
    const bit = BigInt(failBit(group)) << BigInt(FAIL_SHIFT)
    const condition = conditionSql(group, search)
    return hidesUnknown || !hasUnknown(group)
      ? Prisma.sql`CASE WHEN ${condition} THEN 0 ELSE ${integerConstant(bit)} END`
      : Prisma.sql`CASE WHEN (${condition}) IS FALSE THEN ${integerConstant(bit)} ELSE 0 END`
  })
  // If results over the price come last instead of failing, only an unknown price can fail.
  if (hidesUnknown && showsOverPrice(search))
    parts.push(
      Prisma.sql`CASE WHEN price IS NULL THEN ${integerConstant(BigInt(failBit('priceRange')) << BigInt(FAIL_SHIFT))} ELSE 0 END`,
    )
  return parts.length === 0 ? Prisma.sql`0` : Prisma.join(parts, ' | ')
}

/**
 * A candidate's `flags` word (see ../rules/facets.ts): `choices` without facts that were confirmed too long ago, with the prices and ratios of the
 * requested rooms only, plus the flags that depend on date and place. All its numbers are constants of the catalogue, so they are inlined.
 */
export function flagsSql(search: Search, isWayToWork: boolean): Prisma.Sql {
  const bands = requestedBands(search)
  const isAnyRoom = bands.length === AGE_BANDS.length
  const stored = [
    isAnyRoom ? 'choices' : `choices & ${~(PRICE_FLAGS | RATIO_FLAGS)}::bigint`,
    clearFlagsUnless('hours_fresh', HOURS_FLAGS),
    ...(isAnyRoom ? [clearFlagsUnless('tuition_fresh', PRICE_FLAGS)] : []),
  ]
  return Prisma.raw(
    [
      `(${stored.join(' & ')})`,
      ...CURRENT_FLAGS,
      ...(isAnyRoom ? [] : roomFlags(bands)),
      isWayToWork ? DETOUR : DISTANCE,
    ].join(' | '),
  )
}

const clearFlagsUnless = (condition: string, flags: bigint) =>
  `CASE WHEN ${condition} THEN -1::bigint ELSE ${~flags}::bigint END`

/** The flags of these rooms only. Most providers state neither price nor ratio, so that is checked first. */
const roomFlags = (bands: readonly number[]) => [
  `CASE WHEN price IS NULL THEN 0::bigint ELSE ${priceFlags('price')} END`,
  `CASE WHEN ratio_bits = 0 THEN 0::bigint ELSE (${ratioFlags(bands).join(' | ')}) END`,
]

const CURRENT_FLAGS = [
  flagIf('has_opening', flagOf('openings', 'confirmed')),
  flagIf('is_open', flagOf('openNow', '1')),
]

const inMiles = (miles: number): [string, string] => [`${miles * METERS_PER_MILE}::float8`, String(miles)]
// Searches on the way to work count detours, all others count distances.
const DISTANCE = farthestFirst('meters', stepsOf('distance', DISTANCES, inMiles))
const DETOUR = farthestFirst('detour', stepsOf('detour', DETOURS, inMiles))

/** Like stepsSql(), but tests the largest steps first, since most of a circle's area is near its edge. */
function farthestFirst(value: string, steps: Step[]): string {
  const from = (index: number) => steps.slice(index).reduce((mask, step) => mask | step.flag, 0n)
  const tests = steps.map(({ limit }, index) => `WHEN ${value} > ${limit} THEN ${from(index + 1)}::bigint`)
  return `CASE ${tests.toReversed().join(' ')} ELSE ${from(0)}::bigint END`
}
