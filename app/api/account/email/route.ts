import { callerOf } from '@/lib/access/caller'
import { defineRoute } from '@/lib/access/define-route'
import { askForEmailChange } from '@/lib/accounts/commands/ask-for-email-change'
import { withdrawEmailChange } from '@/lib/accounts/commands/drop-email-change'
import { ACCOUNT_SENTENCES } from '@/lib/accounts/rules/sentences'
import { changeEmailInput } from '@/lib/accounts/schema/inputs'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: 'signed-in',
  body: changeEmailInput,
  handle: async ({ actor, body, request }) => {
    await askForEmailChange(actor, body, await callerOf(request), now())
    return { message: ACCOUNT_SENTENCES.emailChangeAsked }
  },
})

export const DELETE = defineRoute({
  access: 'signed-in',
  handle: async ({ actor }) => {
    await withdrawEmailChange(actor, now())
    return { message: ACCOUNT_SENTENCES.emailChangeCanceled }
  },
})
