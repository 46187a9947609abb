import { defineRoute } from '@/lib/access/define-route'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { decideChange } from '@/lib/profiles/commands/decide-change'
import { DECIDING_ROLES } from '@/lib/profiles/policy'
import { changeParams, decisionInput } from '@/lib/profiles/schema/calls'

export const POST = defineRoute({
  access: DECIDING_ROLES,
  wrongRole: 'Only admins decide about changes of pages.',
  params: changeParams,
  body: decisionInput,
  handle: async ({ actor, params, body }) => {
    revalidateTags(await decideChange(actor, params.id, body, now()))
    return { decided: true }
  },
})
