import { defineRoute } from '@/lib/access/define-route'
import { cancelEvent } from '@/lib/events/commands/cancel-event'
import { changeEvent } from '@/lib/events/commands/change-event'
import { EVENT_ROLES } from '@/lib/events/policy'
import { eventInput, eventParams } from '@/lib/events/schema'
import { now } from '@/lib/platform/clock'

const shared = { access: EVENT_ROLES, wrongRole: 'Only providers change their events.', params: eventParams } as const

export const PUT = defineRoute({
  ...shared,
  body: eventInput,
  handle: async ({ actor, params, body }) => ({ changed: await changeEvent(actor, params.id, body, now()) }),
})

/** The event stays in the families' calendars and says that it was cancelled. */
export const DELETE = defineRoute({
  ...shared,
  handle: async ({ actor, params }) => {
    await cancelEvent(actor, params.id, now())
    return { cancelled: true }
  },
})
