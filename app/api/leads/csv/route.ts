import { defineRoute } from '@/lib/access/routes/define-route'
import { findOwnLocale } from '@/lib/accounts/queries'
import { findAllLeads, findLeadsProvider, leadsCsv } from '@/lib/enrollment/leads/queries'
import { leadsFileQuery, WRONG_LEAD_ROLE } from '@/lib/enrollment/leads/schema'
import { LEAD_ROLES } from '@/lib/enrollment/policy'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({
  access: LEAD_ROLES,
  wrongRole: WRONG_LEAD_ROLE,
  query: leadsFileQuery,
  handle: async ({ actor, query: { providerId, ...filter } }) => {
    const provider = await findLeadsProvider(actor, providerId, now())
    const [locale, leads] = await Promise.all([findOwnLocale(actor), findAllLeads(provider, filter)])
    return new Response(leadsCsv(locale, leads, provider.timeZone), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="leads-${provider.today}.csv"`,
      },
    })
  },
})
