import { defineRoute } from '@/lib/access/routes/define-route'
import { saveOffer } from '@/lib/enrollment/tours/commands/propose-tour'
import { offerInput } from '@/lib/enrollment/tours/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: PEOPLE_ROLES,
  body: offerInput,
  handle: async ({ actor, body }) => {
    await saveOffer(actor, body, now())
    return { saved: true }
  },
})
