import { rejectedReplyPage } from '@/components/enrollment/conversations/answer-by-mail'
import { seeOther } from '@/components/forms/plain-form'
import { defineRoute } from '@/lib/access/routes/define-route'
import { answerByLink } from '@/lib/enrollment/tours/commands/change-tour'
import { linkAnswer } from '@/lib/enrollment/tours/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { now } from '@/lib/platform/time/clock'

/** For anyone with the link emailed to a provider's address on file: the link is the authorization. */
export const POST = defineRoute({
  access: 'public',
  body: linkAnswer,
  limit: { max: 60, windowSeconds: 1_800 },
  form: {
    accepted: ({ body }) => seeOther(accountRoutes.answerRequest(body.token, { sent: 1 })),
    refused: ({ typed, refusal, locale }) => rejectedReplyPage(locale, typed, refusal),
  },
  handle: async ({ body }) => {
    await answerByLink(body, now())
    return Response.json({ answered: true }, { status: 201 })
  },
})
