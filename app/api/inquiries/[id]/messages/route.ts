import { defineRoute } from '@/lib/access/routes/define-route'
import { sendMessage } from '@/lib/enrollment/inquiries/commands/send-message'
import { inquiryParams, messageInput } from '@/lib/enrollment/inquiries/schema'
import { MESSAGE_ROLES } from '@/lib/enrollment/policy'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  body: messageInput,
  handle: async ({ actor, params, body: { text = '', attachmentIds } }) =>
    Response.json({ id: await sendMessage(actor, params.id, text, now(), attachmentIds) }, { status: 201 }),
})
