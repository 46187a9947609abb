import { defineRoute } from '@/lib/access/routes/define-route'
import { listRevisions } from '@/lib/content/articles/queries'
import { articleParams } from '@/lib/content/articles/schema'
import { ARTICLE_ROLES } from '@/lib/content/policy'
import { message } from '@/lib/platform/language/message'

export const GET = defineRoute({
  access: ARTICLE_ROLES,
  wrongRole: message('content.errors.adminsOnly'),
  params: articleParams,
  handle: ({ params }) => listRevisions(params.id),
})
