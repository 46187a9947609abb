import { defineRoute } from '@/lib/access/routes/define-route'
import { currentPasswordInput } from '@/lib/accounts/schema'
import { requestExport } from '@/lib/admin/personal-data/commands'
import { findOwnExports } from '@/lib/admin/personal-data/queries'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({ access: 'signed-in', handle: ({ actor }) => findOwnExports(actor, now()) })

export const POST = defineRoute({
  access: 'signed-in',
  body: currentPasswordInput,
  handle: async ({ actor, body }) => {
    await requestExport(actor, body.currentPassword, now())
    return findOwnExports(actor, now())
  },
})
