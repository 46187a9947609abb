import { defineRoute } from '@/lib/access/routes/define-route'
import { findMarketInsights } from '@/lib/analytics/trends/queries'
import { trendsQuery } from '@/lib/analytics/trends/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({
  access: PEOPLE_ROLES,
  query: trendsQuery,
  handle: ({ actor, query }) => findMarketInsights(actor, query.providerId, now()),
})
