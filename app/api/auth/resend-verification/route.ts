import { plainRequestLink } from '@/components/accounts/plain-forms'
import { callerOf } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { resendVerification } from '@/lib/accounts/commands/register'
import { emailInput } from '@/lib/accounts/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'public',
  body: emailInput,
  form: plainRequestLink(accountRoutes.api.resendVerification(), 'verifyTitle', 'sendAgain'),
  handle: async ({ body, locale, request }) => {
    const t = translate(locale, 'accounts.answers')
    await resendVerification(body.email, await callerOf(request), now())
    return { message: t('verifySent') }
  },
})
