import { defineRoute } from '@/lib/access/define-route'
import { findWholeConversation } from '@/lib/enrollments/queries/panel'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { inquiryParams } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'

export const GET = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  handle: ({ actor, params }) => findWholeConversation(actor, params.id, now()),
})
