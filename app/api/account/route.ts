import { signedOutCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/define-route'
import { withCookies } from '@/lib/access/with-cookies'
import { deleteAccount } from '@/lib/accounts/commands/delete-account'
import { deleteAccountInput } from '@/lib/accounts/schema/leaving'
import { now } from '@/lib/platform/clock'

export const DELETE = defineRoute({
  access: 'signed-in',
  body: deleteAccountInput,
  handle: async ({ actor, body }) => {
    await deleteAccount(actor, body, now())
    return withCookies({ deleted: true }, signedOutCookies())
  },
})
