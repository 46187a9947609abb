import { defineRoute } from '@/lib/access/define-route'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { now } from '@/lib/platform/clock'
import { changeTour } from '@/lib/tours/commands/change-tour'
import { tourChange, tourParams } from '@/lib/tours/schema'

export const PATCH = defineRoute({
  access: MESSAGE_ROLES,
  params: tourParams,
  body: tourChange,
  handle: ({ actor, params, body }) => changeTour(actor, params.id, body, now()),
})
