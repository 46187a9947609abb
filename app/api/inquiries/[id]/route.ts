import { defineRoute } from '@/lib/access/define-route'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { inquiryParams } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'
import { findConversation } from '@/lib/tours/queries/conversation'

export const GET = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  handle: ({ actor, params }) => findConversation(actor, params.id, now()),
})
