import { defineRoute } from '@/lib/access/routes/define-route'
import { findProviderFigures } from '@/lib/analytics/figures/queries'
import { figuresCsv } from '@/lib/analytics/figures/rules'
import { figuresQuery } from '@/lib/analytics/figures/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { localeOf } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({
  access: PEOPLE_ROLES,
  query: figuresQuery,
  handle: async ({ actor, query: { period, providerId } }) => {
    const { days } = await findProviderFigures(actor, providerId, period, now())
    const t = translate(localeOf(actor.locale), 'analytics.figuresFile')
    return new Response(figuresCsv(t, days), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="numbers-${period}-${days.at(-1)?.day}.csv"`,
      },
    })
  },
})
