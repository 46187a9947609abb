import { defineRoute } from '@/lib/access/define-route'
import { addProvider } from '@/lib/claims/commands/add'
import { CLAIM_ROLES } from '@/lib/claims/policy'
import { additionInput } from '@/lib/claims/schema/addition'
import { now } from '@/lib/platform/clock'

/** Adds a missing provider, or answers those that may be it. */
export const POST = defineRoute({
  access: CLAIM_ROLES,
  wrongRole: 'Only provider accounts can add a provider.',
  body: additionInput,
  handle: async ({ actor, body }) => {
    const added = await addProvider(actor, body, now())
    return Response.json(added, { status: added.id === null ? 200 : 201 })
  },
})
