import { defineRoute } from '@/lib/access/routes/define-route'
import { orderPlan } from '@/lib/billing/commands/plans'
import { billingParams, planInput } from '@/lib/billing/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

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
