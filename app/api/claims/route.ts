import { defineRoute } from '@/lib/access/routes/define-route'
import { claimProvider } from '@/lib/listings/claims/commands/claim'
import { claimInput } from '@/lib/listings/claims/schema'
import { CLAIM_ROLES } from '@/lib/listings/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: CLAIM_ROLES,
  wrongRole: message('listings.claimErrors.onlyProviders'),
  body: claimInput,
  handle: async ({ actor, body }) => {
    const { changed, ...outcome } = await claimProvider(actor, body, now())
    revalidateTags(changed)
    return Response.json(outcome, { status: 201 })
  },
})
