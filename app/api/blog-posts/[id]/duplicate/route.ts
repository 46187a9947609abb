import { defineRoute } from '@/lib/access/routes/define-route'
import { duplicateArticle } from '@/lib/content/articles/commands/articles'
import { articleParams } from '@/lib/content/articles/schema'
import { ARTICLE_ROLES } from '@/lib/content/policy'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: ARTICLE_ROLES,
  wrongRole: 'Only admins can write articles.',
  params: articleParams,
  handle: async ({ actor, params }) => Response.json(await duplicateArticle(actor, params.id, now()), { status: 201 }),
})
