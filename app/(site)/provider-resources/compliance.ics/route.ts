import { ROUNDS } from '@/components/resources/provider/rounds'
import { calendarFile } from '@/lib/platform/calendar-file'
import { now } from '@/lib/platform/clock'
import { siteUrl } from '@/lib/platform/env'
import { complianceEvents } from '@/lib/resources/rules/compliance-events'

/** Its first dates depend on the day. */
export const dynamic = 'force-dynamic'

/** The compliance schedule as dates that come back. */
export const GET = () =>
  new Response(calendarFile(complianceEvents(ROUNDS, now(), siteUrl())), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="compliance-schedule.ics"',
      'cache-control': 'public, max-age=0, s-maxage=3600',
    },
  })
