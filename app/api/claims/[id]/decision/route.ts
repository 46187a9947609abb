import { defineRoute } from '@/lib/access/define-route'
import { decideClaim } from '@/lib/claims/commands/decide'
import { DECIDER_ROLES } from '@/lib/claims/policy'
import { claimParams, decisionInput } from '@/lib/claims/schema/claim'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: DECIDER_ROLES,
  params: claimParams,
  body: decisionInput,
  handle: async ({ actor, params, body }) => {
    revalidateTags(await decideClaim(actor, params.id, body, now()))
    return { decision: body.decision }
  },
})
