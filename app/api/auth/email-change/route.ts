import { callerOf } from '@/lib/access/caller'
import { signedInCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/define-route'
import { withCookies } from '@/lib/access/with-cookies'
import { cancelEmailChange, confirmEmailChange } from '@/lib/accounts/commands/confirm-email-change'
import { ACCOUNT_SENTENCES as SAYS } from '@/lib/accounts/rules/sentences'
import { tokenInput } from '@/lib/accounts/schema/inputs'
import { now } from '@/lib/platform/clock'

/** One of the two addresses agrees. The mail may be open on another device, so nobody has to be signed in. */
export const POST = defineRoute({
  access: 'public',
  readsSession: true,
  body: tokenInput,
  handle: async ({ actor, body, request }) => {
    const { isDone, session } = await confirmEmailChange(actor, body.token, await callerOf(request), now())
    const message = isDone ? SAYS.emailChanged : SAYS.emailChangeHalfway
    return withCookies({ message, isDone }, session ? await signedInCookies(session) : [])
  },
})

export const DELETE = defineRoute({
  access: 'public',
  body: tokenInput,
  handle: async ({ body, request }) => {
    await cancelEmailChange(body.token, await callerOf(request), now())
    return { message: SAYS.emailChangeCanceled }
  },
})
