import { callerOf } from '@/lib/access/caller'
import { signedOutCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/define-route'
import { withCookies } from '@/lib/access/with-cookies'
import { setNewPassword } from '@/lib/accounts/commands/reset-password'
import { ACCOUNT_SENTENCES } from '@/lib/accounts/rules/sentences'
import { newPasswordInput } from '@/lib/accounts/schema/inputs'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: 'public',
  body: newPasswordInput,
  handle: async ({ body, request }) => {
    await setNewPassword(body.token, body.password, await callerOf(request), now())
    return withCookies({ message: ACCOUNT_SENTENCES.passwordSet }, signedOutCookies())
  },
})
