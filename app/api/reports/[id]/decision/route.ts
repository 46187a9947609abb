import { defineRoute } from '@/lib/access/routes/define-route'
import { REPORT_DECIDER_ROLES } from '@/lib/admin/policy'
import { decideReport } from '@/lib/admin/reports/commands'
import { reportDecisionInput, reportParams } from '@/lib/admin/reports/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: REPORT_DECIDER_ROLES,
  params: reportParams,
  body: reportDecisionInput,
  handle: async ({ actor, params, body }) => {
    await decideReport(actor, params.id, body, now())
    return { outcome: body.outcome }
  },
})
