import { defineRoute } from '@/lib/access/routes/define-route'
import { decideClaim } from '@/lib/listings/claims/commands/decide'
import { claimParams, decisionInput } from '@/lib/listings/claims/schema'
import { CLAIM_REVIEWER_ROLES } from '@/lib/listings/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: CLAIM_REVIEWER_ROLES,
  params: claimParams,
  body: decisionInput,
  handle: async ({ actor, params, body }) => {
    revalidateTags(await decideClaim(actor, params.id, body, now()))
    return { decision: body.decision }
  },
})
