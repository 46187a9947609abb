import { signedOutCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { deleteAccount } from '@/lib/accounts/commands/own-account'
import { deleteAccountInput } from '@/lib/accounts/schema'
import { now } from '@/lib/platform/time/clock'

export const DELETE = defineRoute({
  access: 'signed-in',
  body: deleteAccountInput,
  handle: async ({ actor, body }) => {
    await deleteAccount(actor, body, now())
    return withCookies({ deleted: true }, signedOutCookies())
  },
})
