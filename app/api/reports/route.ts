import { refusedReportPage } from '@/components/admin/reports/sent-view'
import { seeOther } from '@/components/forms/plain-form'
import { defineRoute } from '@/lib/access/routes/define-route'
import { saveReport } from '@/lib/admin/reports/commands'
import { reportInput } from '@/lib/admin/reports/schema'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'public',
  body: reportInput,
  limit: { max: 10, windowSeconds: 1_800 },
  form: {
    accepted: ({ body: { provider } }) => seeOther(routes.reportSent(provider)),
    refused: ({ typed, refusal, locale }) => refusedReportPage(locale, typed, refusal),
  },
  handle: async ({ body, locale }) => {
    await saveReport(body, locale, now())
    return Response.json({ stored: true }, { status: 201 })
  },
})
