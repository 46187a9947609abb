import { z } from 'zod'
import { defineRoute } from '@/lib/access/routes/define-route'
import { findProviderCosts } from '@/lib/families/costs/queries'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

const MESSAGE = message('families.endpoints.noEstimate')
const params = z.object({ id: z.string().max(200, MESSAGE) })
const SHARED_SECONDS = 60
/** The same for everyone: which child it is about never leaves the browser. */
const CACHE_HEADERS = { 'cache-control': `public, max-age=60, s-maxage=${SHARED_SECONDS}` }

export const GET = defineRoute({
  access: 'public',
  params,
  reference: {
    resource: 'Providers',
    summary: 'What a provider costs by age, in US cents: as stated, else the median around it.',
    parameters: { id: 'The end of the address of its page' },
    sharedSeconds: SHARED_SECONDS,
    example: {
      request: '/api/costs/little-harbor-academy-orlando-fl-4m9q',
      response: {
        rooms: {
          infant: {
            weeklyCents: 31000,
            source: { kind: 'provider', by: 'the provider', day: '2026-09-08', isConfirmed: false },
          },
          four: {
            weeklyCents: 20500,
            source: { kind: 'directory', scope: { kind: 'city', label: 'Orlando, FL' }, providers: 30 },
          },
        },
        notTaken: [],
        ageMinMonths: 1,
        registrationFee: { cents: 7500, median: null },
        siblingDiscountPercent: 10,
        offersVpk: true,
      },
    },
  },
  handle: async ({ params: { id } }) => {
    const costs = await findProviderCosts(id, now())
    if (!costs) throw new NotFoundError(MESSAGE)
    return Response.json(costs, { headers: CACHE_HEADERS })
  },
})
