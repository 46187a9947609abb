import { callerOf } from '@/lib/access/caller'
import { signedInCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/define-route'
import { withCookies } from '@/lib/access/with-cookies'
import { changePassword } from '@/lib/accounts/commands/change-password'
import { ACCOUNT_SENTENCES } from '@/lib/accounts/rules/sentences'
import { changePasswordInput } from '@/lib/accounts/schema/inputs'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: 'signed-in',
  body: changePasswordInput,
  handle: async ({ actor, body, request }) => {
    const { device } = await callerOf(request)
    const session = await changePassword(actor, body, device, now())
    return withCookies({ message: ACCOUNT_SENTENCES.passwordChanged }, await signedInCookies(session))
  },
})
