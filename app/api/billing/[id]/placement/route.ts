import { defineRoute } from '@/lib/access/routes/define-route'
import { placeSponsored, stopSponsored } from '@/lib/billing/commands/placement'
import { billingParams, placementInput } from '@/lib/billing/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: PEOPLE_ROLES,
  params: billingParams,
  body: placementInput,
  handle: async ({ actor, params, body }) => {
    revalidateTags(await placeSponsored(actor, params.id, body.until, now()))
    return body
  },
})

export const DELETE = defineRoute({
  access: PEOPLE_ROLES,
  params: billingParams,
  handle: async ({ actor, params }) => {
    revalidateTags(await stopSponsored(actor, params.id, now()))
    return { stopped: true }
  },
})
