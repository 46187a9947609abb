import { defineRoute } from '@/lib/access/define-route'
import { endFeed, renewFeed } from '@/lib/calendar/commands/feed'
import { CALENDAR_ROLES } from '@/lib/calendar/policy'
import { now } from '@/lib/platform/clock'

/** A new secret address; the old one ends. */
export const POST = defineRoute({ access: CALENDAR_ROLES, handle: ({ actor }) => renewFeed(actor, now()) })

export const DELETE = defineRoute({
  access: CALENDAR_ROLES,
  handle: async ({ actor }) => {
    await endFeed(actor)
    return { ended: true }
  },
})
