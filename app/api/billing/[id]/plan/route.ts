import { defineRoute } from '@/lib/access/define-route'
import { askForPlan } from '@/lib/billing/commands/ask-for-plan'
import { billingParams, planInput } from '@/lib/billing/schema'
import { now } from '@/lib/platform/clock'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'

/** A manager asks for a plan: answers the invoice with whose payment it opens. */
export const POST = defineRoute({
  access: PEOPLE_ROLES,
  params: billingParams,
  body: planInput,
  handle: async ({ actor, params, body }) =>
    Response.json(
      { invoiceId: await askForPlan(actor, { publicId: params.id, plan: body.plan }, now()) },
      { status: 201 },
    ),
})
