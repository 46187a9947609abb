import { defineRoute } from '@/lib/access/define-route'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { rollBack } from '@/lib/profiles/commands/roll-back'
import { DECIDING_ROLES } from '@/lib/profiles/policy'
import { changeParams, rollBackInput } from '@/lib/profiles/schema/calls'

export const POST = defineRoute({
  access: DECIDING_ROLES,
  wrongRole: 'Only admins put pages back.',
  params: changeParams,
  body: rollBackInput,
  handle: async ({ actor, params, body }) => {
    revalidateTags(await rollBack(actor, params.id, body, now()))
    return { rolledBack: true }
  },
})
