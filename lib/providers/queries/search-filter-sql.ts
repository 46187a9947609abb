import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import { AMENITIES } from '../catalogue/amenities'
import { ACCREDITATIONS, CARE_TYPES, CURRICULA, KINDS, LANGUAGES, PROGRAMS, SCHEDULES } from '../catalogue/traits'
import { askedAges, askedBands } from '../rules/asked-ages'
import { FAIL_SHIFT } from '../rules/facets'
import { askedGroups, type FilterGroup, failBit } from '../rules/filter-groups'
import { ratioMask } from '../rules/ratio-bits'
import { maskOf } from '../rules/search-document'
import type { Search } from '../schema/search'
import { whole } from './sql-number'

/**
 * Conditions on a candidate. Its columns are those of provider_search_documents and of the statement in search-sql.ts:
 * `price` (weekly cents in the child's room, known for certain), `has_opening`, `hours_fresh`, `is_open`. A condition that
 * is null (unknown) is not met.
 */
const CONDITIONS: Record<FilterGroup, (search: Search) => Prisma.Sql> = {
  age: (search) => Prisma.join(askedAges(search).map(servesAges), ' OR '),
  openings: () => Prisma.sql`has_opening`,
  priceRange: ({ priceRange }) =>
    Prisma.sql`price BETWEEN ${(priceRange?.minDollars ?? 0) * 100}::int AND ${centsOrMost(priceRange?.maxDollars)}::int`,
  kind: ({ kind }) => hasAny(maskOf(KINDS, kind)),
  childcareType: ({ childcareType }) => hasAny(maskOf(CARE_TYPES, childcareType)),
  curriculumStyle: ({ curriculumStyle }) => hasAny(maskOf(CURRICULA, curriculumStyle)),
  accreditation: ({ accreditation }) => hasAny(maskOf(ACCREDITATIONS, accreditation)),
  teacherRatio: (search) => Prisma.sql`ratio_bits & ${ratioMask(search.teacherRatio, askedBands(search))}::int <> 0`,
  dropOff: ({ dropOff }) => Prisma.sql`hours_fresh AND weekday_opens <= ${dropOff}::int`,
  pickUp: ({ pickUp }) => Prisma.sql`hours_fresh AND weekday_closes >= ${pickUp}::int`,
  program: ({ program }) => hasAll(maskOf(PROGRAMS, program)),
  schedule: ({ schedule }) => hasAll(maskOf(SCHEDULES, schedule)),
  language: ({ language }) => hasAll(maskOf(LANGUAGES, language)),
  amenity: ({ amenity }) => {
    const mask = maskOf(AMENITIES, amenity)
    return Prisma.sql`amenities & ${mask}::bigint = ${mask}::bigint`
  },
  openNow: () => Prisma.sql`is_open`,
}

const MOST_CENTS = 2_147_483_647
const centsOrMost = (dollars: number | null | undefined) => (typeof dollars === 'number' ? dollars * 100 : MOST_CENTS)

const hasAny = (mask: bigint) => Prisma.sql`traits & ${mask}::bigint <> 0`
const hasAll = (mask: bigint) => Prisma.sql`traits & ${mask}::bigint = ${mask}::bigint`
export const servesAges = ({ minMonths, maxMonths }: { minMonths: number; maxMonths: number }) =>
  Prisma.sql`(age_min_months <= ${maxMonths}::int AND age_max_months >= ${minMonths}::int)`

/** The groups asked for that a candidate fails, each at its bit above the flags (see FAIL_SHIFT). */
export function failSql(search: Search): Prisma.Sql {
  const parts = askedGroups(search).map((group) => {
    const bit = BigInt(failBit(group)) << BigInt(FAIL_SHIFT)
    return Prisma.sql`CASE WHEN ${CONDITIONS[group](search)} THEN 0 ELSE ${whole(bit)} END`
  })
  return parts.length === 0 ? Prisma.sql`0` : Prisma.join(parts, ' | ')
}
