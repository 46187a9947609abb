import { plainAskForLink } from '@/components/accounts/reset/plain-ask-for-link'
import { resetTexts as texts } from '@/components/accounts/reset/texts'
import { callerOf } from '@/lib/access/caller'
import { defineRoute } from '@/lib/access/define-route'
import { resendVerification } from '@/lib/accounts/commands/verify-email'
import { ACCOUNT_SENTENCES } from '@/lib/accounts/rules/sentences'
import { emailInput } from '@/lib/accounts/schema/inputs'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'

export const POST = defineRoute({
  access: 'public',
  body: emailInput,
  form: plainAskForLink(routes.api.resendVerification(), texts.verifyTitle, texts.sendAgain),
  handle: async ({ body, request }) => {
    await resendVerification(body.email, await callerOf(request), now())
    return { message: ACCOUNT_SENTENCES.verifySent }
  },
})
