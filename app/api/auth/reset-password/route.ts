import { callerOf, signedOutCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { setNewPassword } from '@/lib/accounts/commands/passwords'
import { newPasswordInput } from '@/lib/accounts/schema'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'public',
  body: newPasswordInput,
  handle: async ({ body, locale, request }) => {
    const t = translate(locale, 'accounts.answers')
    await setNewPassword(body.token, body.password, await callerOf(request), now())
    return withCookies({ message: t('passwordSet') }, signedOutCookies())
  },
})
