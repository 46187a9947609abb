import { callerOf } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { withdrawEmailChange } from '@/lib/accounts/commands/account-tokens'
import { requestEmailChange } from '@/lib/accounts/commands/own-account'
import { changeEmailInput } from '@/lib/accounts/schema'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

const answers = translate(DEFAULT_LOCALE, 'accounts.answers')
const emailChange = translate(DEFAULT_LOCALE, 'accounts.emailChange')

export const POST = defineRoute({
  access: 'signed-in',
  body: changeEmailInput,
  handle: async ({ actor, body, request }) => {
    await requestEmailChange(actor, body, await callerOf(request), now())
    return { message: answers('emailChangeAsked') }
  },
})

export const DELETE = defineRoute({
  access: 'signed-in',
  handle: async ({ actor }) => {
    await withdrawEmailChange(actor, now())
    return { message: emailChange('emailChangeCanceled') }
  },
})
