import { callerOf, signedOutCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { setNewPassword } from '@/lib/accounts/commands/passwords'
import { ACCOUNT_MESSAGES } from '@/lib/accounts/messages'
import { newPasswordInput } from '@/lib/accounts/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'public',
  body: newPasswordInput,
  handle: async ({ body, request }) => {
    await setNewPassword(body.token, body.password, await callerOf(request), now())
    return withCookies({ message: ACCOUNT_MESSAGES.passwordSet }, signedOutCookies())
  },
})
