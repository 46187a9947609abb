import { callerOf } from '@/lib/access/caller'
import { defineRoute } from '@/lib/access/define-route'
import { verifyEmail } from '@/lib/accounts/commands/verify-email'
import { ACCOUNT_SENTENCES } from '@/lib/accounts/rules/sentences'
import { tokenInput } from '@/lib/accounts/schema/inputs'
import { now } from '@/lib/platform/clock'

/** A press of a button sends this: a link alone confirms nothing, since mail scanners open links. */
export const POST = defineRoute({
  access: 'public',
  body: tokenInput,
  handle: async ({ body, request }) => {
    const { role } = await verifyEmail(body.token, await callerOf(request), now())
    return { message: ACCOUNT_SENTENCES.emailVerified, role }
  },
})
