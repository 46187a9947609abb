import { defineRoute } from '@/lib/access/routes/define-route'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { answerReview, withdrawAnswer } from '@/lib/reviews/commands/moderation'
import { ANSWER_ROLES } from '@/lib/reviews/policy'
import { answerInput, reviewParams } from '@/lib/reviews/schema'

const shared = {
  access: ANSWER_ROLES,
  wrongRole: message('reviews.errors.onlyTeam'),
  params: reviewParams,
} as const

export const PUT = defineRoute({
  ...shared,
  body: answerInput,
  handle: async ({ actor, params, body }) => {
    revalidateTags(await answerReview(actor, params.id, body.text, now(), body.version))
    return { answered: true }
  },
})

export const DELETE = defineRoute({
  ...shared,
  handle: async ({ actor, params }) => {
    revalidateTags(await withdrawAnswer(actor, params.id))
    return { answered: false }
  },
})
