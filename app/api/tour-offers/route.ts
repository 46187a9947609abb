import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'
import { saveOffer } from '@/lib/tours/commands/save-offer'
import { offerInput } from '@/lib/tours/schema'

export const PUT = defineRoute({
  access: PEOPLE_ROLES,
  body: offerInput,
  handle: async ({ actor, body }) => {
    await saveOffer(actor, body, now())
    return { saved: true }
  },
})
