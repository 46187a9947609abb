import { defineRoute } from '@/lib/access/routes/define-route'
import { now } from '@/lib/platform/time/clock'
import { reportReview } from '@/lib/reviews/commands/moderation'
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
