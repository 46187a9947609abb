import { signedOutCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { deleteAccount } from '@/lib/accounts/commands/own-account'
import { deleteAccountInput } from '@/lib/accounts/schema'
import { findOwnPageTags } from '@/lib/listings/people/queries'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const DELETE = defineRoute({
  access: 'signed-in',
  body: deleteAccountInput,
  handle: async ({ actor, body }) => {
    await deleteAccount(actor, body, now())
    revalidateTags(await findOwnPageTags(actor.id))
    return withCookies({ deleted: true }, signedOutCookies())
  },
})
