import { defineRoute } from '@/lib/access/routes/define-route'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { withdrawReview, writeReview } from '@/lib/reviews/commands/write-review'
import { REVIEW_ROLES } from '@/lib/reviews/policy'
import { ownReviewQuery, reviewInput } from '@/lib/reviews/schema'

const shared = { access: REVIEW_ROLES, wrongRole: message('reviews.errors.onlyParents') } as const

export const PUT = defineRoute({
  ...shared,
  body: reviewInput,
  handle: async ({ actor, body }) => {
    const { changed, ...written } = await writeReview(actor, body, now())
    revalidateTags(changed)
    return written
  },
})

export const DELETE = defineRoute({
  ...shared,
  query: ownReviewQuery,
  handle: async ({ actor, query }) => {
    revalidateTags(await withdrawReview(actor, query.daycareId))
    return { withdrawn: true }
  },
})
