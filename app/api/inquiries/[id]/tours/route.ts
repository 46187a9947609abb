import { defineRoute } from '@/lib/access/define-route'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { inquiryParams } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'
import { proposeTour } from '@/lib/tours/commands/propose-tour'
import { proposalInput } from '@/lib/tours/schema'

export const POST = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  body: proposalInput,
  handle: async ({ actor, params, body }) =>
    Response.json({ id: await proposeTour(actor, params.id, body.times, now()) }, { status: 201 }),
})
