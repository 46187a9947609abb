import { plainSignIn } from '@/components/accounts/plain-forms'
import { callerOf, signedInCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { signIn } from '@/lib/accounts/commands/sign-in'
import { loginInput } from '@/lib/accounts/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'public',
  body: loginInput,
  form: plainSignIn,
  handle: async ({ body, request }) => {
    const { user, session, recoveryCodes } = await signIn(body, await callerOf(request), now())
    return withCookies({ ...user, ...(recoveryCodes && { recoveryCodes }) }, await signedInCookies(session))
  },
})
