import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import type { SearchArea } from '../rules/search-area'
import type { Search } from '../schema/search'
import { failSql } from './search-filter-sql'
import { detourSql, nearSql, within } from './search-near-sql'
import { askedColumns, staleDayIn } from './search-sql'

/** All that a search finds, for another statement to go on with: `provider_id` and `has_opening`, by the same area and filters as its list. */
export function matchesSql(area: SearchArea, search: Search, now: Date): Prisma.Sql {
  const columns = Prisma.sql`${detourSql(area)} AS detour, ${askedColumns(search, staleDayIn(area, now), now)}`
  const found = Prisma.sql`
    SELECT provider_id, coalesce(has_opening, false) AS has_opening FROM asked WHERE (${failSql(search)}) = 0`
  return Prisma.sql`
    WITH asked AS (
      SELECT *, ${columns} FROM (${nearSql(area, [columns, found])}) near ${within(area)} OFFSET 0
    ) ${found}`
}
