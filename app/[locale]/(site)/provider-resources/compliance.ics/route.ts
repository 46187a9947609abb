import { ROUNDS } from '@/components/content/resources/compliance-rounds'
import { complianceEvents } from '@/lib/content/resources/rules'
import { siteUrl } from '@/lib/platform/config/env'
import { calendarFile } from '@/lib/platform/documents/calendar-file'
import { now } from '@/lib/platform/time/clock'

/** The first dates depend on the current day. */
export const dynamic = 'force-dynamic'

/** The compliance schedule as recurring calendar events. */
export const GET = () =>
  new Response(calendarFile(complianceEvents(ROUNDS, now(), siteUrl())), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="compliance-schedule.ics"',
      'cache-control': 'public, max-age=0, s-maxage=3600',
    },
  })
