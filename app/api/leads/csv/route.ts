import { defineRoute } from '@/lib/access/define-route'
import { LEAD_ROLES, WRONG_LEAD_ROLE } from '@/lib/leads/policy'
import { findAllLeads, findLeadsProvider } from '@/lib/leads/queries/leads'
import { leadsCsv } from '@/lib/leads/rules/leads-csv'
import { leadsFileQuery } from '@/lib/leads/schema'
import { now } from '@/lib/platform/clock'

export const GET = defineRoute({
  access: LEAD_ROLES,
  wrongRole: WRONG_LEAD_ROLE,
  query: leadsFileQuery,
  handle: async ({ actor, query: { providerId, ...filter } }) => {
    const provider = await findLeadsProvider(actor, providerId, now())
    return new Response(leadsCsv(await findAllLeads(provider, filter)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="leads-${provider.today}.csv"`,
      },
    })
  },
})
