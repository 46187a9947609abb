import { defineRoute } from '@/lib/access/routes/define-route'
import { findAllLeads, findLeadsProvider, leadsCsv } from '@/lib/enrollment/leads/queries'
import { leadsFileQuery, WRONG_LEAD_ROLE } from '@/lib/enrollment/leads/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { localeOf } from '@/lib/platform/language/locales'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({
  access: PEOPLE_ROLES,
  wrongRole: WRONG_LEAD_ROLE,
  query: leadsFileQuery,
  handle: async ({ actor, query: { providerId, ...filter } }) => {
    const provider = await findLeadsProvider(actor, providerId, now())
    const leads = await findAllLeads(provider, filter)
    return new Response(leadsCsv(localeOf(actor.locale), leads, provider.timeZone), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="leads-${provider.today}.csv"`,
      },
    })
  },
})
