import { defineRoute } from '@/lib/access/define-route'
import { decideAsides } from '@/lib/imports/commands/asides/decide-asides'
import { IMPORT_ROLES, NOT_FOR_YOU } from '@/lib/imports/policy'
import { asidesInput } from '@/lib/imports/schema/upload'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: IMPORT_ROLES,
  wrongRole: NOT_FOR_YOU,
  body: asidesInput,
  handle: async ({ actor, body }) => {
    revalidateTags(await decideAsides(actor, body, now()))
    return { decided: body.sourceIds.length }
  },
})
