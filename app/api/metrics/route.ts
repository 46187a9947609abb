import { defineRoute } from '@/lib/access/routes/define-route'
import { findMetrics } from '@/lib/admin/site-health/queries'
import { env } from '@/lib/platform/config/env'
import { checkBearer } from '@/lib/platform/security/secrets'
import { now } from '@/lib/platform/time/clock'

/** For Prometheus: this process's metrics, and the backlog in the database. */
export const GET = defineRoute({
  access: 'public',
  handle: async ({ request }) => {
    checkBearer(request.headers.get('authorization'), env().METRICS_TOKEN)
    const { text, contentType } = await findMetrics(now())
    return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } })
  },
})
