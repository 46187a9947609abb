import { signedOutCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { findOwnUser } from '@/lib/accounts/queries'

export const GET = defineRoute({
  access: 'public',
  readsSession: true,
  handle: async ({ actor }) => {
    const user = await findOwnUser(actor)
    // The session was ended elsewhere: clear its cookies.
    return withCookies(user, user ? [] : signedOutCookies())
  },
})
