import { defineRoute } from '@/lib/access/define-route'
import { endPlace } from '@/lib/enrollments/commands/end-place'
import { enrollmentParams, placeEndInput } from '@/lib/enrollments/schema'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { now } from '@/lib/platform/clock'

export const PATCH = defineRoute({
  access: MESSAGE_ROLES,
  params: enrollmentParams,
  body: placeEndInput,
  handle: ({ actor, params, body }) => endPlace(actor, params.id, body.endsOn, now()),
})
