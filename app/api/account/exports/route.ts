import { defineRoute } from '@/lib/access/define-route'
import { currentPasswordInput } from '@/lib/accounts/schema/inputs'
import { askForExport } from '@/lib/personal-data/commands/ask-for-export'
import { findOwnExports } from '@/lib/personal-data/queries/own-exports'
import { now } from '@/lib/platform/clock'

export const GET = defineRoute({ access: 'signed-in', handle: ({ actor }) => findOwnExports(actor, now()) })

export const POST = defineRoute({
  access: 'signed-in',
  body: currentPasswordInput,
  handle: async ({ actor, body }) => {
    await askForExport(actor, body.currentPassword, now())
    return findOwnExports(actor, now())
  },
})
