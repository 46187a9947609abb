import { z } from 'zod'
import { defineRoute } from '@/lib/access/routes/define-route'
import { saveOffer } from '@/lib/enrollment/tours/commands/propose-tour'
import { findNextTourTimes } from '@/lib/enrollment/tours/queries/slots'
import { offerInput } from '@/lib/enrollment/tours/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

const query = z.object({ daycareId: z.string('Please choose a provider.').max(200, 'We can’t find this provider.') })
/** The same for everyone. A time that was booked since is refused when somebody books it. */
const SHARED = { 'cache-control': 'public, max-age=60, s-maxage=60' }

/** The next times that a visitor can book at a provider. */
export const GET = defineRoute({
  access: 'public',
  query,
  handle: async ({ query: { daycareId } }) =>
    Response.json({ times: await findNextTourTimes(daycareId, now()) }, { headers: SHARED }),
})

export const PUT = defineRoute({
  access: PEOPLE_ROLES,
  body: offerInput,
  handle: async ({ actor, body }) => {
    await saveOffer(actor, body, now())
    return { saved: true }
  },
})
