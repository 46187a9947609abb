import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { findProviderFigures } from '@/lib/provider-figures/queries/provider-figures'
import { figuresCsv } from '@/lib/provider-figures/rules/figures-csv'
import { figuresQuery } from '@/lib/provider-figures/schema'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'

export const GET = defineRoute({
  access: PEOPLE_ROLES,
  query: figuresQuery,
  handle: async ({ actor, query: { period, providerId } }) => {
    const { days } = await findProviderFigures(actor, providerId, period, now())
    return new Response(figuresCsv(days), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="numbers-${period}-${days.at(-1)?.day}.csv"`,
      },
    })
  },
})
