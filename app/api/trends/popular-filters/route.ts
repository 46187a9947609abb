import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'
import { findPopularFilters } from '@/lib/trends/queries/searches'
import { trendsQuery } from '@/lib/trends/schema'

export const GET = defineRoute({
  access: PEOPLE_ROLES,
  query: trendsQuery,
  handle: ({ actor, query }) => findPopularFilters(actor, query.providerId, now()),
})
