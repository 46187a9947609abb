import { defineRoute } from '@/lib/access/routes/define-route'
import { decideInquiryReports } from '@/lib/enrollment/inquiries/commands/inquiries'
import { inquiryParams, inquiryReportDecisionInput } from '@/lib/enrollment/inquiries/schema'
import { REPORT_DECIDER_ROLES } from '@/lib/enrollment/policy'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: REPORT_DECIDER_ROLES,
  params: inquiryParams,
  body: inquiryReportDecisionInput,
  handle: async ({ actor, params, body }) => {
    await decideInquiryReports(actor, params.id, body, now())
    return { outcome: body.outcome }
  },
})
