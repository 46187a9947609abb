import { callerOf, signedInCookies, withCookies } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { cancelEmailChange, confirmEmailChange } from '@/lib/accounts/commands/own-account'
import { tokenInput } from '@/lib/accounts/schema'
import { updateLinkedAddress } from '@/lib/admin/personal-data/commands'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

/** One of the two mailboxes confirms. The email may be open on another device, so no session is required. */
export const POST = defineRoute({
  access: 'public',
  readsSession: true,
  body: tokenInput,
  handle: async ({ actor, body, locale, request }) => {
    const t = translate(locale, 'accounts.emailChange')
    const caller = await callerOf(request)
    const { isDone, session } = await confirmEmailChange(actor, body.token, caller, updateLinkedAddress, now())
    const message = isDone ? t('emailChanged') : t('emailChangeHalfway')
    return withCookies({ message, isDone }, session ? await signedInCookies(session) : [])
  },
})

export const DELETE = defineRoute({
  access: 'public',
  body: tokenInput,
  handle: async ({ body, locale, request }) => {
    const t = translate(locale, 'accounts.emailChange')
    await cancelEmailChange(body.token, await callerOf(request), now())
    return { message: t('emailChangeCanceled') }
  },
})
