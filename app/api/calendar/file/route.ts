import { defineRoute } from '@/lib/access/routes/define-route'
import { findOwnFile } from '@/lib/enrollment/calendar/queries'
import { CALENDAR_ROLES } from '@/lib/enrollment/policy'
import { now } from '@/lib/platform/time/clock'

/** The signed-in user's dates as a file for calendar apps. */
export const GET = defineRoute({
  access: CALENDAR_ROLES,
  handle: async ({ actor }) =>
    new Response(await findOwnFile(actor, now()), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="dates.ics"',
      },
    }),
})
