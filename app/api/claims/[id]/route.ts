import { defineRoute } from '@/lib/access/define-route'
import { withdrawClaim } from '@/lib/claims/commands/begin'
import { CLAIM_ROLES } from '@/lib/claims/policy'
import { claimParams } from '@/lib/claims/schema/claim'
import { now } from '@/lib/platform/clock'

export const DELETE = defineRoute({
  access: CLAIM_ROLES,
  params: claimParams,
  handle: async ({ actor, params }) => {
    await withdrawClaim(actor, params.id, now())
    return { withdrawn: true }
  },
})
