import { defineRoute } from '@/lib/access/routes/define-route'
import { decideHeldRows } from '@/lib/imports/commands/held-rows'
import { IMPORT_ROLES, NOT_FOR_YOU } from '@/lib/imports/policy'
import { heldRowsInput } from '@/lib/imports/uploads/schema'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: IMPORT_ROLES,
  wrongRole: NOT_FOR_YOU,
  body: heldRowsInput,
  handle: async ({ actor, body }) => {
    revalidateTags(await decideHeldRows(actor, body, now()))
    return { decided: body.sourceIds.length }
  },
})
