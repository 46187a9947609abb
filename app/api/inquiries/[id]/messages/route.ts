import { defineRoute } from '@/lib/access/define-route'
import { sendMessage } from '@/lib/messages/commands/send-message'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { inquiryParams, messageInput } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  body: messageInput,
  handle: async ({ actor, params, body: { text = '', attachmentIds } }) =>
    Response.json({ id: await sendMessage(actor, params.id, text, now(), attachmentIds) }, { status: 201 }),
})
