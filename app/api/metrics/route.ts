import { defineRoute } from '@/lib/access/define-route'
import { checkBearer } from '@/lib/platform/bearer-secret'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { findMetrics } from '@/lib/site-health/queries/metrics'

/** For Prometheus: what this process measured, and what waits in the database. */
export const GET = defineRoute({
  access: 'public',
  handle: async ({ request }) => {
    checkBearer(request.headers.get('authorization'), env().METRICS_TOKEN)
    const { text, contentType } = await findMetrics(now())
    return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } })
  },
})
