import { defineRoute } from '@/lib/access/routes/define-route'
import { IMPORT_ROLES, NOT_FOR_YOU } from '@/lib/imports/policy'
import { saveSource } from '@/lib/imports/sources/commands/sources'
import { sourceInput } from '@/lib/imports/sources/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: IMPORT_ROLES,
  wrongRole: NOT_FOR_YOU,
  body: sourceInput,
  handle: async ({ actor, body }) => Response.json({ id: await saveSource(actor, null, body, now()) }, { status: 201 }),
})
