import { signedOutCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { currentClaims } from '@/lib/access/session'
import { signOutEverywhere } from '@/lib/accounts/commands/sign-in'
import { findOwnSessions } from '@/lib/accounts/queries'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({
  access: 'signed-in',
  handle: async ({ actor }) => findOwnSessions(actor, (await currentClaims())?.sid ?? '', now()),
})

/** "Sign out everywhere", including here. */
export const DELETE = defineRoute({
  access: 'signed-in',
  handle: async ({ actor }) => {
    await signOutEverywhere(actor, now())
    return withCookies({ signedOut: true }, signedOutCookies())
  },
})
