import { defineRoute } from '@/lib/access/routes/define-route'
import { sendEvent } from '@/lib/enrollment/events/commands'
import { newEventInput } from '@/lib/enrollment/events/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: PEOPLE_ROLES,
  wrongRole: message('enrollment.eventErrors.onlyProvidersSend'),
  body: newEventInput,
  handle: async ({ actor, body }) => Response.json({ id: await sendEvent(actor, body, now()) }, { status: 201 }),
})
