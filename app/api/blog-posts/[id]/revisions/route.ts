import { defineRoute } from '@/lib/access/define-route'
import { ARTICLE_ROLES } from '@/lib/articles/policy'
import { listRevisions } from '@/lib/articles/queries/revisions'
import { articleParams } from '@/lib/articles/schema/article'

export const GET = defineRoute({
  access: ARTICLE_ROLES,
  wrongRole: 'Only admins write articles.',
  params: articleParams,
  handle: ({ params }) => listRevisions(params.id),
})
