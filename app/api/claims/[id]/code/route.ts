import { defineRoute } from '@/lib/access/routes/define-route'
import { proveClaimCode, sendClaimCode } from '@/lib/listings/claims/commands/code'
import { claimCodeInput, claimParams } from '@/lib/listings/claims/schema'
import { CLAIM_ROLES } from '@/lib/listings/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

/** Emails a code to the address on file. */
export const POST = defineRoute({
  access: CLAIM_ROLES,
  params: claimParams,
  handle: async ({ actor, params }) => {
    await sendClaimCode(actor, params.id, now())
    return { sent: true }
  },
})

/** Verifies the code. */
export const PUT = defineRoute({
  access: CLAIM_ROLES,
  params: claimParams,
  body: claimCodeInput,
  handle: async ({ actor, params, body }) => {
    const { changed, ...outcome } = await proveClaimCode(actor, params.id, body.code, now())
    revalidateTags(changed)
    return outcome
  },
})
