import { defineRoute } from '@/lib/access/define-route'
import { findReadiness } from '@/lib/site-health/queries/readiness'
import { answerOfReadiness } from '@/lib/site-health/rules/readiness'

/** Whether this process can serve people now, said within a second. For whoever sends them here. */
export const GET = defineRoute({
  access: 'public',
  handle: async () => {
    const { status, ...words } = answerOfReadiness(await findReadiness())
    return Response.json(words, { status, headers: { 'cache-control': 'no-store' } })
  },
})
