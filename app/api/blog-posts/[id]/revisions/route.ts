import { defineRoute } from '@/lib/access/routes/define-route'
import { listRevisions } from '@/lib/content/articles/queries'
import { articleParams } from '@/lib/content/articles/schema'
import { ARTICLE_ROLES } from '@/lib/content/policy'

export const GET = defineRoute({
  access: ARTICLE_ROLES,
  wrongRole: 'Only admins can write articles.',
  params: articleParams,
  handle: ({ params }) => listRevisions(params.id),
})
