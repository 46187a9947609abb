import { plainSignedOut } from '@/components/accounts/session/plain-sign-out'
import { signedOutCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/define-route'
import { currentClaims } from '@/lib/access/session'
import { withCookies } from '@/lib/access/with-cookies'
import { signOut } from '@/lib/accounts/commands/sign-out'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  // Whoever is signed out already has what they wanted.
  access: 'public',
  readsSession: true,
  form: plainSignedOut,
  handle: async () => {
    await signOut(await currentClaims(), now())
    return withCookies({ signedOut: true }, signedOutCookies())
  },
})
