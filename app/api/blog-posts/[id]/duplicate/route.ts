import { defineRoute } from '@/lib/access/routes/define-route'
import { duplicateArticle } from '@/lib/content/articles/commands/articles'
import { articleParams } from '@/lib/content/articles/schema'
import { ARTICLE_ROLES } from '@/lib/content/policy'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: ARTICLE_ROLES,
  wrongRole: message('content.errors.adminsOnly'),
  params: articleParams,
  handle: async ({ actor, params, locale }) =>
    Response.json(await duplicateArticle(actor, params.id, locale, now()), { status: 201 }),
})
