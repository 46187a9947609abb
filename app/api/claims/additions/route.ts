import { defineRoute } from '@/lib/access/routes/define-route'
import { addProvider } from '@/lib/listings/claims/commands/claim'
import { additionInput } from '@/lib/listings/claims/schema'
import { CLAIM_ROLES } from '@/lib/listings/policy'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

/** Adds a missing provider, or returns possible matches. */
export const POST = defineRoute({
  access: CLAIM_ROLES,
  wrongRole: message('listings.claimErrors.onlyProvidersAdd'),
  body: additionInput,
  handle: async ({ actor, body }) => {
    const added = await addProvider(actor, body, now())
    return Response.json(added, { status: added.id === null ? 200 : 201 })
  },
})
