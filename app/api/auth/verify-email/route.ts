import { callerOf } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { verifyEmail } from '@/lib/accounts/commands/register'
import { ACCOUNT_MESSAGES } from '@/lib/accounts/messages'
import { tokenInput } from '@/lib/accounts/schema'
import { now } from '@/lib/platform/time/clock'

/** Sent by a button: following the link alone confirms nothing, because mail scanners open links. */
export const POST = defineRoute({
  access: 'public',
  body: tokenInput,
  handle: async ({ body, request }) => {
    const { role } = await verifyEmail(body.token, await callerOf(request), now())
    return { message: ACCOUNT_MESSAGES.emailVerified, role }
  },
})
