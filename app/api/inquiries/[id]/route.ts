import { defineRoute } from '@/lib/access/routes/define-route'
import { findConversationWithEnrollments } from '@/lib/enrollment/enrollments/queries'
import { withdrawInquiry } from '@/lib/enrollment/inquiries/commands/inquiries'
import { inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { INQUIRY_ROLES, MESSAGE_ROLES } from '@/lib/enrollment/policy'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  handle: ({ actor, params }) => findConversationWithEnrollments(actor, params.id, now()),
})

/** Withdraws an unanswered request. */
export const DELETE = defineRoute({
  access: INQUIRY_ROLES,
  wrongRole: message('enrollment.inquiryErrors.onlyParentsWithdraw'),
  params: inquiryParams,
  handle: async ({ actor, params }) => {
    await withdrawInquiry(actor, params.id, now())
    return { withdrawn: true }
  },
})
