import 'server-only'
import { OPENINGS_VALID_MONTHS } from '@/lib/families/fit/rules/judge'
import type { Needs } from '@/lib/families/fit/schema'
import { addDays, todayIn } from '@/lib/platform/time/dates'
import { AGE_BANDS, ageBandOf } from '@/lib/providers/rules/ages'
import { CONFIRMED_DAYS } from '@/lib/providers/rules/openings'
import { FULL_MONTH, monthNumber } from '@/lib/providers/search-documents/rules'
import { Prisma } from '@/prisma/generated/client'
import type { SearchArea } from '../rules/area'
import { UNFIT, UNKNOWN } from '../rules/facets'
import { hasUnknown, requestedGroups, searchNeeds } from '../rules/filters'
import type { Search } from '../schema'
import { conditionSql, hoursSql, integerConstant, servesAges } from './filter-sql'

/**
 * How a candidate matches, as 0, 1 or 2 (the index into MATCHES): what is not known comes after what fits, and what does not fit the child
 * comes last. Null if nothing can be unknown or unfit: the search has no child and no such filter.
 */
export function matchSql(area: SearchArea, search: Search, now: Date): Prisma.Sql | null {
  const today = todayIn(area.timeZone, now)
  const needs = searchNeeds(search, today.slice(0, 7))
  const verdicts = needs ? fitSql(needs, today) : []
  const filters = search.hide.includes('unknown')
    ? []
    : requestedGroups(search)
        .filter(hasUnknown)
        .map((group) => conditionSql(group, search))
  const unknown = [...verdicts, ...filters].map((one) => Prisma.sql`(${one}) IS NULL`)
  const unfit = verdicts.map((one) => Prisma.sql`(${one}) IS FALSE`)
  if (unknown.length === 0) return null
  return Prisma.sql`CASE ${unfit.length > 0 ? Prisma.sql`WHEN ${Prisma.join(unfit, ' OR ')} THEN 2` : Prisma.empty}
    WHEN ${Prisma.join(unknown, ' OR ')} THEN 1 ELSE 0 END`
}

/** The bits of a candidate's last word for its match. */
export const MATCH_BITS = Prisma.sql`CASE match WHEN 1 THEN ${integerConstant(UNKNOWN)} WHEN 2 THEN ${integerConstant(UNFIT)} ELSE 0 END`

/** The match from these bits. */
export const MATCH_OF_WORD = Prisma.sql`CASE WHEN word & ${integerConstant(UNFIT)} <> 0 THEN 2
  WHEN word & ${integerConstant(UNKNOWN)} <> 0 THEN 1 ELSE 0 END`

/** Larger than any sort key. */
const NEXT_MATCH = 10_000_000_000

/** A sort key behind those of all better matches. */
export function behindBetterMatches(key: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`match * ${integerConstant(NEXT_MATCH)} + ${key}`
}

/**
 * judgeFit() of lib/families/fit/rules/judge.ts over the columns of a candidate, without the price, which is a filter: true, false or null
 * (unknown) for each criterion with a need. A test compares them.
 */
function fitSql(needs: Needs, today: string): Prisma.Sql[] {
  const { ageMonths, startMonth, days, dropOffMinute, pickUpMinute } = needs
  const verdicts: Prisma.Sql[] = []
  if (ageMonths !== null) {
    verdicts.push(servesAges({ minMonths: ageMonths, maxMonths: ageMonths }))
    verdicts.push(openingSql(ageMonths, startMonth ?? today.slice(0, 7), today))
  }
  if (days.length > 0 || dropOffMinute !== null || pickUpMinute !== null) verdicts.push(hoursSql(needs))
  return verdicts
}

function openingSql(ageMonths: number, startMonth: string, today: string): Prisma.Sql {
  const band = ageBandOf(ageMonths)
  if (!band) return Prisma.sql`NULL::boolean`
  const from = Prisma.raw(`opening_months[${AGE_BANDS.indexOf(band) + 1}]`)
  const confirmed = Prisma.sql`(extract(year FROM openings_confirmed_on) * 12 + extract(month FROM openings_confirmed_on) - 1)`
  const start = monthNumber(startMonth)
  return Prisma.sql`CASE WHEN openings_confirmed_on >= ${addDays(today, -CONFIRMED_DAYS)}::date AND NOT is_temporarily_closed
    AND ${start}::int <= greatest(nullif(${from}, ${integerConstant(FULL_MONTH)}), ${confirmed}) + ${integerConstant(OPENINGS_VALID_MONTHS)}
    THEN ${from} <= ${start}::int END`
}
