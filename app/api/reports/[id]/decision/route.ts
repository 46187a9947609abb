import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { settleReport } from '@/lib/reports/commands/settle-report'
import { REPORT_DECIDER_ROLES } from '@/lib/reports/policy'
import { reportDecisionInput, reportParams } from '@/lib/reports/schema'

export const POST = defineRoute({
  access: REPORT_DECIDER_ROLES,
  params: reportParams,
  body: reportDecisionInput,
  handle: async ({ actor, params, body }) => {
    await settleReport(actor, params.id, body, now())
    return { outcome: body.outcome }
  },
})
