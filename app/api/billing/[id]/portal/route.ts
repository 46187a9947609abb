import { defineRoute } from '@/lib/access/routes/define-route'
import { billingParams } from '@/lib/billing/schema'
import { openPortal } from '@/lib/billing/stripe/commands'
import { PEOPLE_ROLES } from '@/lib/listings/policy'

/** The Stripe page where a manager changes the card. */
export const POST = defineRoute({
  access: PEOPLE_ROLES,
  params: billingParams,
  handle: async ({ actor, params }) => ({ payAt: await openPortal(actor, params.id) }),
})
