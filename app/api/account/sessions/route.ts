import { signedOutCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/define-route'
import { currentClaims } from '@/lib/access/session'
import { withCookies } from '@/lib/access/with-cookies'
import { signOutEverywhere } from '@/lib/accounts/commands/sign-out'
import { findOwnSessions } from '@/lib/accounts/queries/own-account'
import { now } from '@/lib/platform/clock'

export const GET = defineRoute({
  access: 'signed-in',
  handle: async ({ actor }) => findOwnSessions(actor, (await currentClaims())?.sid ?? '', now()),
})

/** "Sign out everywhere", here too. */
export const DELETE = defineRoute({
  access: 'signed-in',
  handle: async ({ actor }) => {
    await signOutEverywhere(actor, now())
    return withCookies({ signedOut: true }, signedOutCookies())
  },
})
