import { plainSignedIn, plainSignInRefused } from '@/components/accounts/sign-in/plain-sign-in'
import { callerOf } from '@/lib/access/caller'
import { signedInCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/define-route'
import { withCookies } from '@/lib/access/with-cookies'
import { signIn } from '@/lib/accounts/commands/sign-in'
import { loginInput } from '@/lib/accounts/schema/inputs'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: 'public',
  body: loginInput,
  form: { accepted: plainSignedIn, refused: plainSignInRefused },
  handle: async ({ body, request }) => {
    const { user, session, recoveryCodes } = await signIn(body, await callerOf(request), now())
    return withCookies({ ...user, ...(recoveryCodes && { recoveryCodes }) }, await signedInCookies(session))
  },
})
