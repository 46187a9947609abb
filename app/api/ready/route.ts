import { defineRoute } from '@/lib/access/routes/define-route'
import { findReadiness } from '@/lib/admin/site-health/queries'
import { answerOfReadiness } from '@/lib/admin/site-health/rules'

/** Whether this process can serve people now, said within a second. For whoever sends them here. */
export const GET = defineRoute({
  access: 'public',
  handle: async () => {
    const { status, ...words } = answerOfReadiness(await findReadiness())
    return Response.json(words, { status, headers: { 'cache-control': 'no-store' } })
  },
})
