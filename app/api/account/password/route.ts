import { callerOf, signedInCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { changePassword } from '@/lib/accounts/commands/passwords'
import { ACCOUNT_MESSAGES } from '@/lib/accounts/messages'
import { changePasswordInput } from '@/lib/accounts/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'signed-in',
  body: changePasswordInput,
  handle: async ({ actor, body, request }) => {
    const { device } = await callerOf(request)
    const session = await changePassword(actor, body, device, now())
    return withCookies({ message: ACCOUNT_MESSAGES.passwordChanged }, await signedInCookies(session))
  },
})
