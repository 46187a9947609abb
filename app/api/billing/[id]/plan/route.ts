import { defineRoute } from '@/lib/access/define-route'
import { orderPlan } from '@/lib/billing/commands/order-plan'
import { billingParams, planInput } from '@/lib/billing/schema'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'

/** A manager orders a plan: answers the invoice with whose payment it opens, the page on which a card pays, or that it is open. */
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
