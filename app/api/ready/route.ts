import { defineRoute } from '@/lib/access/routes/define-route'
import { findReadiness } from '@/lib/admin/site-health/queries'
import { readinessAnswer } from '@/lib/admin/site-health/rules'

/** Readiness: whether this process can serve requests now, answered within a second. For the load balancer. */
export const GET = defineRoute({
  access: 'public',
  handle: async () => {
    const { status, ...words } = readinessAnswer(await findReadiness())
    return Response.json(words, { status, headers: { 'cache-control': 'no-store' } })
  },
})
