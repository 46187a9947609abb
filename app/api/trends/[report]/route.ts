import { defineRoute } from '@/lib/access/routes/define-route'
import {
  findMarketInsights,
  findPeakTimes,
  findPopularFilters,
  findSearchPatterns,
} from '@/lib/analytics/trends/queries'
import { trendParams, trendsQuery } from '@/lib/analytics/trends/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

const REPORTS = {
  'market-insights': findMarketInsights,
  'peak-times': findPeakTimes,
  'popular-filters': findPopularFilters,
  'search-patterns': findSearchPatterns,
}

export const GET = defineRoute({
  access: PEOPLE_ROLES,
  params: trendParams,
  query: trendsQuery,
  handle: async ({ actor, params, query }) => REPORTS[params.report](actor, query.providerId, now()),
})
