import { complianceRounds } from '@/components/content/resources/compliance-rounds'
import { complianceEvents } from '@/lib/content/resources/rules'
import { siteUrl } from '@/lib/platform/config/env'
import { calendarFile } from '@/lib/platform/documents/calendar-file'
import { localeOf } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

/** The first dates depend on the current day. */
export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/** The compliance schedule as recurring calendar events. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale: requestedLocale } = await params
  const locale = localeOf(requestedLocale)
  const t = translate(locale, 'content.compliance')
  const state = translate(locale, 'content.stateTexts')
  return new Response(calendarFile(complianceEvents(complianceRounds(t, state), now(), siteUrl())), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="compliance-schedule.ics"',
      'cache-control': 'public, max-age=0, s-maxage=3600',
    },
  })
}
