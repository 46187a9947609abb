import { defineRoute } from '@/lib/access/routes/define-route'

/** Liveness: whether this process responds, checking nothing else. For whatever restarts it. */
export const GET = defineRoute({
  access: 'public',
  handle: async () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } }),
})
