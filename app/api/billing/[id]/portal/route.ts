import { defineRoute } from '@/lib/access/define-route'
import { openPortal } from '@/lib/billing/commands/stripe/pay'
import { billingParams } from '@/lib/billing/schema'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'

/** Where a manager changes the card: a page of Stripe's. */
export const POST = defineRoute({
  access: PEOPLE_ROLES,
  params: billingParams,
  handle: async ({ actor, params }) => ({ payAt: await openPortal(actor, params.id) }),
})
