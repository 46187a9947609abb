import { defineRoute } from '@/lib/access/routes/define-route'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'
import { decideReview } from '@/lib/reviews/commands/moderation'
import { MODERATOR_ROLES } from '@/lib/reviews/policy'
import { reviewDecisionInput, reviewParams } from '@/lib/reviews/schema'

export const POST = defineRoute({
  access: MODERATOR_ROLES,
  params: reviewParams,
  body: reviewDecisionInput,
  handle: async ({ actor, params, body }) => {
    revalidateTags(await decideReview(actor, params.id, body, now()))
    return { decision: body.decision }
  },
})
