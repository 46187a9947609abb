import { callerOf, signedInCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { changePassword } from '@/lib/accounts/commands/passwords'
import { changePasswordInput } from '@/lib/accounts/schema'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'signed-in',
  body: changePasswordInput,
  handle: async ({ actor, body, locale, request }) => {
    const t = translate(locale, 'accounts.answers')
    const { device } = await callerOf(request)
    const session = await changePassword(actor, body, device, now())
    return withCookies({ message: t('passwordChanged') }, await signedInCookies(session))
  },
})
