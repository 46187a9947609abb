import { callerOf } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { requestEmailChange, withdrawEmailChange } from '@/lib/accounts/commands/own-account'
import { changeEmailInput } from '@/lib/accounts/schema'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'signed-in',
  body: changeEmailInput,
  handle: async ({ actor, body, locale, request }) => {
    const t = translate(locale, 'accounts.answers')
    await requestEmailChange(actor, body, await callerOf(request), now())
    return { message: t('emailChangeAsked') }
  },
})

export const DELETE = defineRoute({
  access: 'signed-in',
  handle: async ({ actor, locale }) => {
    const emailChange = translate(locale, 'accounts.emailChange')
    await withdrawEmailChange(actor, now())
    return { message: emailChange('emailChangeCanceled') }
  },
})
