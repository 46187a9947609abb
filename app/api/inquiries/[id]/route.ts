import { defineRoute } from '@/lib/access/define-route'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { findInquiry } from '@/lib/messages/queries/inquiry'
import { inquiryParams } from '@/lib/messages/schema'

export const GET = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  handle: ({ actor, params }) => findInquiry(actor, params.id),
})
