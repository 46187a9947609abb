import { seeOther } from '@/components/forms/plain-page'
import { refusedAnswerPage } from '@/components/messages/by-mail/refused-answer-page'
import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { answerByLink } from '@/lib/tours/commands/answer-by-link'
import { linkAnswer } from '@/lib/tours/schema'

/** For whoever has the link in a mail to a provider's address on file: the link says all. */
export const POST = defineRoute({
  access: 'public',
  body: linkAnswer,
  limit: { max: 60, windowSeconds: 1_800 },
  form: {
    accepted: ({ body }) => seeOther(routes.answerRequest(body.token, { sent: 1 })),
    refused: ({ typed, refusal }) => refusedAnswerPage(typed, refusal),
  },
  handle: async ({ body }) => {
    await answerByLink(body, now())
    return Response.json({ answered: true }, { status: 201 })
  },
})
