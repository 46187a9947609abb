import { signedOutCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { findOwnUser } from '@/lib/accounts/queries'

export const GET = defineRoute({
  access: 'public',
  readsSession: true,
  handle: async ({ actor }) => {
    const user = await findOwnUser(actor)
    // A session that was ended elsewhere: the browser forgets it, and that it had one.
    return withCookies(user, user ? [] : signedOutCookies())
  },
})
