import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { reportReview } from '@/lib/reviews/commands/report-review'
import { reviewParams, reviewReportInput } from '@/lib/reviews/schema'

export const POST = defineRoute({
  access: 'signed-in',
  params: reviewParams,
  body: reviewReportInput,
  handle: async ({ actor, params, body }) => {
    await reportReview(actor, params.id, body, now())
    return { reported: true }
  },
})
