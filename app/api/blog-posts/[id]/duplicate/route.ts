import { defineRoute } from '@/lib/access/define-route'
import { duplicateArticle } from '@/lib/articles/commands/duplicate-article'
import { ARTICLE_ROLES } from '@/lib/articles/policy'
import { articleParams } from '@/lib/articles/schema/article'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: ARTICLE_ROLES,
  wrongRole: 'Only admins write articles.',
  params: articleParams,
  handle: async ({ actor, params }) => Response.json(await duplicateArticle(actor, params.id, now()), { status: 201 }),
})
