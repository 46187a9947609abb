import { defineRoute } from '@/lib/access/define-route'
import { settleInquiryReports } from '@/lib/messages/commands/settle-reports'
import { REPORT_DECIDER_ROLES } from '@/lib/messages/policy'
import { inquiryParams, inquiryReportDecisionInput } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: REPORT_DECIDER_ROLES,
  params: inquiryParams,
  body: inquiryReportDecisionInput,
  handle: async ({ actor, params, body }) => {
    await settleInquiryReports(actor, params.id, body, now())
    return { outcome: body.outcome }
  },
})
