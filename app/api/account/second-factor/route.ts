import { defineRoute } from '@/lib/access/routes/define-route'
import { beginSecondFactor, turnOffSecondFactor, turnOnSecondFactor } from '@/lib/accounts/commands/second-factor'
import { codeInput, currentPasswordInput } from '@/lib/accounts/schema'
import { now } from '@/lib/platform/time/clock'

/** Starts setup: a secret for the authenticator app. */
export const POST = defineRoute({
  access: 'signed-in',
  body: currentPasswordInput,
  handle: ({ actor, body }) => beginSecondFactor(actor, body.currentPassword, now()),
})

/** Turns it on with the first code. */
export const PUT = defineRoute({
  access: 'signed-in',
  body: codeInput,
  handle: async ({ actor, body }) => ({ recoveryCodes: await turnOnSecondFactor(actor, body.code, now()) }),
})

export const DELETE = defineRoute({
  access: 'signed-in',
  body: currentPasswordInput,
  handle: async ({ actor, body }) => {
    await turnOffSecondFactor(actor, body.currentPassword, now())
    return { isOn: false }
  },
})
