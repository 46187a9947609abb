import { seeOther } from '@/components/forms/plain-page'
import { refusedReportPage } from '@/components/reports/refused-report-page'
import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { saveReport } from '@/lib/reports/commands/save-report'
import { reportInput } from '@/lib/reports/schema'

export const POST = defineRoute({
  access: 'public',
  body: reportInput,
  limit: { max: 10, windowSeconds: 1_800 },
  form: {
    accepted: ({ body: { provider } }) => seeOther(routes.reportSent(provider)),
    refused: ({ typed, refusal }) => refusedReportPage(typed, refusal),
  },
  handle: async ({ body }) => {
    await saveReport(body, now())
    return Response.json({ stored: true }, { status: 201 })
  },
})
