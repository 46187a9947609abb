import { callerOf, signedInCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { changePassword } from '@/lib/accounts/commands/passwords'
import { changePasswordInput } from '@/lib/accounts/schema'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

const answers = translate(DEFAULT_LOCALE, 'accounts.answers')

export const POST = defineRoute({
  access: 'signed-in',
  body: changePasswordInput,
  handle: async ({ actor, body, request }) => {
    const { device } = await callerOf(request)
    const session = await changePassword(actor, body, device, now())
    return withCookies({ message: answers('passwordChanged') }, await signedInCookies(session))
  },
})
