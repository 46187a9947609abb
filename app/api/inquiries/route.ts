import { defineRoute } from '@/lib/access/routes/define-route'
import { findInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { inquiriesQuery } from '@/lib/enrollment/inquiries/schema'
import { INQUIRY_ROLES, MESSAGE_ROLES } from '@/lib/enrollment/policy'
import { sendInquiryWithTours } from '@/lib/enrollment/tours/commands/propose-tour'
import { inquiryWithTours } from '@/lib/enrollment/tours/schema'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({
  access: MESSAGE_ROLES,
  query: inquiriesQuery,
  handle: ({ actor, query }) => findInquiries(actor, query),
})

export const POST = defineRoute({
  access: INQUIRY_ROLES,
  wrongRole: message('enrollment.inquiryErrors.onlyParentsAsk'),
  body: inquiryWithTours,
  handle: async ({ actor, body, locale }) =>
    Response.json({ ids: await sendInquiryWithTours(actor, body, now(), locale) }, { status: 201 }),
})
