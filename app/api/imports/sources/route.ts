import { defineRoute } from '@/lib/access/routes/define-route'
import { FOR_IMPORTERS } from '@/lib/imports/policy'
import { saveSource } from '@/lib/imports/sources/commands/sources'
import { sourceInput } from '@/lib/imports/sources/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  ...FOR_IMPORTERS,
  body: sourceInput,
  handle: async ({ actor, body }) => Response.json(await saveSource(actor, null, body, now()), { status: 201 }),
})
