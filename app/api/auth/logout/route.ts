import { plainSignedOut } from '@/components/accounts/plain-forms'
import { signedOutCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { currentClaims } from '@/lib/access/session'
import { signOut } from '@/lib/accounts/commands/sign-in'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  // Signing out without a session succeeds.
  access: 'public',
  readsSession: true,
  form: plainSignedOut,
  handle: async () => {
    await signOut(await currentClaims(), now())
    return withCookies({ signedOut: true }, signedOutCookies())
  },
})
