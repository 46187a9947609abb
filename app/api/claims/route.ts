import { defineRoute } from '@/lib/access/define-route'
import { claimProvider } from '@/lib/claims/commands/begin'
import { CLAIM_ROLES } from '@/lib/claims/policy'
import { claimInput } from '@/lib/claims/schema/claim'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: CLAIM_ROLES,
  wrongRole: 'Only provider accounts can claim a provider.',
  body: claimInput,
  handle: async ({ actor, body }) => {
    const { changed, ...outcome } = await claimProvider(actor, body, now())
    revalidateTags(changed)
    return Response.json(outcome, { status: 201 })
  },
})
