import { plainRequestLink } from '@/components/accounts/plain-forms'
import { callerOf } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { requestPasswordReset } from '@/lib/accounts/commands/passwords'
import { emailInput } from '@/lib/accounts/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'public',
  body: emailInput,
  form: plainRequestLink(accountRoutes.api.forgotPassword(), 'title', 'send'),
  handle: async ({ body, locale, request }) => {
    const t = translate(locale, 'accounts.answers')
    await requestPasswordReset(body.email, await callerOf(request), now())
    return { message: t('resetSent') }
  },
})
