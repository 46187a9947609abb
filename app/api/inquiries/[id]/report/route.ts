import { defineRoute } from '@/lib/access/routes/define-route'
import { reportInquiry } from '@/lib/enrollment/inquiries/commands/inquiries'
import { inquiryParams, inquiryReportInput } from '@/lib/enrollment/inquiries/schema'
import { MESSAGE_ROLES } from '@/lib/enrollment/policy'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  body: inquiryReportInput,
  handle: async ({ actor, params, body }) => {
    await reportInquiry(actor, params.id, body, now())
    return { reported: true }
  },
})
