import { defineRoute } from '@/lib/access/routes/define-route'
import { endFeed, renewFeed } from '@/lib/enrollment/calendar/commands'
import { CALENDAR_ROLES } from '@/lib/enrollment/policy'
import { now } from '@/lib/platform/time/clock'

/** Creates a new secret URL; the old one stops working. */
export const POST = defineRoute({ access: CALENDAR_ROLES, handle: ({ actor }) => renewFeed(actor, now()) })

export const DELETE = defineRoute({
  access: CALENDAR_ROLES,
  handle: async ({ actor }) => {
    await endFeed(actor)
    return { ended: true }
  },
})
