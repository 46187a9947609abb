import { defineRoute } from '@/lib/access/routes/define-route'
import { withdrawClaim } from '@/lib/listings/claims/commands/claim'
import { claimParams } from '@/lib/listings/claims/schema'
import { CLAIM_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

export const DELETE = defineRoute({
  access: CLAIM_ROLES,
  params: claimParams,
  handle: async ({ actor, params }) => {
    await withdrawClaim(actor, params.id, now())
    return { withdrawn: true }
  },
})
