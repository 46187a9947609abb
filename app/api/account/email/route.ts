import { callerOf } from '@/lib/access/cookies'
import { defineRoute } from '@/lib/access/routes/define-route'
import { withdrawEmailChange } from '@/lib/accounts/commands/account-tokens'
import { requestEmailChange } from '@/lib/accounts/commands/own-account'
import { ACCOUNT_MESSAGES } from '@/lib/accounts/messages'
import { changeEmailInput } from '@/lib/accounts/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'signed-in',
  body: changeEmailInput,
  handle: async ({ actor, body, request }) => {
    await requestEmailChange(actor, body, await callerOf(request), now())
    return { message: ACCOUNT_MESSAGES.emailChangeAsked }
  },
})

export const DELETE = defineRoute({
  access: 'signed-in',
  handle: async ({ actor }) => {
    await withdrawEmailChange(actor, now())
    return { message: ACCOUNT_MESSAGES.emailChangeCanceled }
  },
})
