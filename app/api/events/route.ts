import { defineRoute } from '@/lib/access/define-route'
import { sendEvent } from '@/lib/events/commands/send-event'
import { EVENT_ROLES } from '@/lib/events/policy'
import { newEventInput } from '@/lib/events/schema'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: EVENT_ROLES,
  wrongRole: 'Only providers send events to families.',
  body: newEventInput,
  handle: async ({ actor, body }) => Response.json({ id: await sendEvent(actor, body, now()) }, { status: 201 }),
})
