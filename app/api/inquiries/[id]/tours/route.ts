import { defineRoute } from '@/lib/access/routes/define-route'
import { inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { MESSAGE_ROLES } from '@/lib/enrollment/policy'
import { proposeTour } from '@/lib/enrollment/tours/commands/propose-tour'
import { proposalInput } from '@/lib/enrollment/tours/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  body: proposalInput,
  handle: async ({ actor, params, body }) =>
    Response.json({ id: await proposeTour(actor, params.id, body.times, now()) }, { status: 201 }),
})
