import { defineRoute } from '@/lib/access/routes/define-route'
import { listRevisions } from '@/lib/content/articles/queries'
import { articleParams } from '@/lib/content/articles/schema'
import { FOR_EDITORS } from '@/lib/content/policy'

export const GET = defineRoute({
  ...FOR_EDITORS,
  params: articleParams,
  handle: ({ params }) => listRevisions(params.id),
})
