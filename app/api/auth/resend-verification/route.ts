import { plainRequestLink } from '@/components/accounts/plain-forms'
import { resetMessages as texts } from '@/components/accounts/reset/messages'
import { callerOf } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { resendVerification } from '@/lib/accounts/commands/register'
import { ACCOUNT_MESSAGES } from '@/lib/accounts/messages'
import { emailInput } from '@/lib/accounts/schema'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'public',
  body: emailInput,
  form: plainRequestLink(routes.api.resendVerification(), texts.verifyTitle, texts.sendAgain),
  handle: async ({ body, request }) => {
    await resendVerification(body.email, await callerOf(request), now())
    return { message: ACCOUNT_MESSAGES.verifySent }
  },
})
