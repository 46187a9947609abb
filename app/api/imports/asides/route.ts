import { defineRoute } from '@/lib/access/routes/define-route'
import { decideHeldRows } from '@/lib/imports/commands/held-rows'
import { FOR_IMPORTERS } from '@/lib/imports/policy'
import { heldRowsInput } from '@/lib/imports/uploads/schema'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  ...FOR_IMPORTERS,
  body: heldRowsInput,
  handle: async ({ actor, body }) => {
    revalidateTags(await decideHeldRows(actor, body, now()))
    return { decided: body.sourceIds.length }
  },
})
