import { plainRequestLink } from '@/components/accounts/plain-forms'
import { callerOf } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { resendVerification } from '@/lib/accounts/commands/register'
import { emailInput } from '@/lib/accounts/schema'
import { routes } from '@/lib/platform/http/routes'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

const reset = translate(DEFAULT_LOCALE, 'accounts.reset')
const answers = translate(DEFAULT_LOCALE, 'accounts.answers')

export const POST = defineRoute({
  access: 'public',
  body: emailInput,
  form: plainRequestLink(routes.api.resendVerification(), reset('verifyTitle'), reset('sendAgain')),
  handle: async ({ body, request }) => {
    await resendVerification(body.email, await callerOf(request), now())
    return { message: answers('verifySent') }
  },
})
