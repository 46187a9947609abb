import { defineRoute } from '@/lib/access/define-route'
import { changeRenewal } from '@/lib/billing/commands/change-renewal'
import { billingParams, renewalInput } from '@/lib/billing/schema'
import { now } from '@/lib/platform/clock'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'

export const PUT = defineRoute({
  access: PEOPLE_ROLES,
  params: billingParams,
  body: renewalInput,
  handle: ({ actor, params, body }) => changeRenewal(actor, params.id, body.renews, now()),
})
