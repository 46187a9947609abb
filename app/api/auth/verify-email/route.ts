import { callerOf } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { verifyEmail } from '@/lib/accounts/commands/register'
import { tokenInput } from '@/lib/accounts/schema'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

/** Sent by a button: following the link alone confirms nothing, because mail scanners open links. */
export const POST = defineRoute({
  access: 'public',
  body: tokenInput,
  handle: async ({ body, locale, request }) => {
    const t = translate(locale, 'accounts.answers')
    const { role } = await verifyEmail(body.token, await callerOf(request), now())
    return { message: t('emailVerified'), role }
  },
})
