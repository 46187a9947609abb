import { z } from 'zod'
import { defineRoute } from '@/lib/access/routes/define-route'
import { findProviderCosts } from '@/lib/families/costs/queries'
import { NotFoundError } from '@/lib/platform/http/errors'
import { now } from '@/lib/platform/time/clock'

const MESSAGE = 'We can’t estimate the cost for this provider.'
const params = z.object({ id: z.string().max(200, MESSAGE) })
/** The same for everyone: which child it is about never leaves the browser. */
const SHARED = { 'cache-control': 'public, max-age=60, s-maxage=60' }

export const GET = defineRoute({
  access: 'public',
  params,
  handle: async ({ params: { id } }) => {
    const costs = await findProviderCosts(id, now())
    if (!costs) throw new NotFoundError(MESSAGE)
    return Response.json(costs, { headers: SHARED })
  },
})
