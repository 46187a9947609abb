import { z } from 'zod'
import { defineRoute } from '@/lib/access/routes/define-route'
import { saveOffer } from '@/lib/enrollment/tours/commands/propose-tour'
import { findNextTourTimes } from '@/lib/enrollment/tours/queries/slots'
import { offerInput } from '@/lib/enrollment/tours/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

const query = z.object({
  daycareId: z.string(message('enrollment.inquiryErrors.provider')).max(200, message('enrollment.errors.noProvider')),
})
const SHARED_SECONDS = 60
/** The same for everyone. A time that was booked in the meantime is rejected when somebody else tries to book it. */
const CACHE_HEADERS = { 'cache-control': `public, max-age=60, s-maxage=${SHARED_SECONDS}` }

export const GET = defineRoute({
  access: 'public',
  query,
  reference: {
    resource: 'Providers',
    summary: 'The next times at which a family can visit a provider.',
    parameters: { daycareId: 'The end of the address of its page' },
    sharedSeconds: SHARED_SECONDS,
    example: {
      request: '/api/tour-offers?daycareId=little-harbor-academy-orlando-fl-4m9q',
      response: {
        times: [{ at: '2026-12-01T14:30:00.000Z', local: '2026-12-01T09:30', day: 'Tue, Dec 1', time: '9:30 AM' }],
      },
    },
  },
  handle: async ({ query: { daycareId } }) =>
    Response.json({ times: await findNextTourTimes(daycareId, now()) }, { headers: CACHE_HEADERS }),
})

export const PUT = defineRoute({
  access: PEOPLE_ROLES,
  body: offerInput,
  handle: async ({ actor, body }) => {
    await saveOffer(actor, body, now())
    return { saved: true }
  },
})
