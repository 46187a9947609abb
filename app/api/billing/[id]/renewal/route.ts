import { defineRoute } from '@/lib/access/routes/define-route'
import { changeRenewal } from '@/lib/billing/commands/plans'
import { billingParams, renewalInput } from '@/lib/billing/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: PEOPLE_ROLES,
  params: billingParams,
  body: renewalInput,
  handle: ({ actor, params, body }) => changeRenewal(actor, params.id, body.renews, now()),
})
