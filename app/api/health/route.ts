import { defineRoute } from '@/lib/access/routes/define-route'

/** Whether this process answers; asks nothing else. For whoever restarts it. */
export const GET = defineRoute({
  access: 'public',
  handle: async () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } }),
})
