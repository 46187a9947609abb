import { defineRoute } from '@/lib/access/routes/define-route'
import { orderPlan } from '@/lib/billing/commands/plans'
import { billingParams, planInput } from '@/lib/billing/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

/**
 * A manager orders a plan: returns the invoice whose payment activates it, the checkout page for a card, or that it is
 * active.
 */
export const POST = defineRoute({
  access: PEOPLE_ROLES,
  params: billingParams,
  body: planInput,
  handle: async ({ actor, params, body }) => {
    const { tags = [], ...ordered } = await orderPlan(actor, { publicId: params.id, plan: body.plan }, now())
    revalidateTags(tags)
    return Response.json(ordered, { status: 201 })
  },
})
