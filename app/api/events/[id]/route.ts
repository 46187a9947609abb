import { defineRoute } from '@/lib/access/routes/define-route'
import { cancelEvent, changeEvent } from '@/lib/enrollment/events/commands'
import { eventChange, eventParams } from '@/lib/enrollment/events/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

const shared = {
  access: PEOPLE_ROLES,
  wrongRole: message('enrollment.eventErrors.onlyProvidersChange'),
  params: eventParams,
} as const

export const PUT = defineRoute({
  ...shared,
  body: eventChange,
  handle: async ({ actor, params, body }) => ({ changed: await changeEvent(actor, params.id, body, now()) }),
})

/** The event stays in the families' calendars, marked as canceled. */
export const DELETE = defineRoute({
  ...shared,
  handle: async ({ actor, params }) => {
    await cancelEvent(actor, params.id, now())
    return { cancelled: true }
  },
})
