import { defineRoute } from '@/lib/access/routes/define-route'
import { findConversationWithEnrollments } from '@/lib/enrollment/enrollments/queries'
import { inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { MESSAGE_ROLES } from '@/lib/enrollment/policy'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  handle: ({ actor, params }) => findConversationWithEnrollments(actor, params.id, now()),
})
