import { defineRoute } from '@/lib/access/routes/define-route'
import { duplicateArticle } from '@/lib/content/articles/commands/articles'
import { articleParams } from '@/lib/content/articles/schema'
import { FOR_EDITORS } from '@/lib/content/policy'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  ...FOR_EDITORS,
  params: articleParams,
  handle: async ({ actor, params, locale }) =>
    Response.json(await duplicateArticle(actor, params.id, locale, now()), { status: 201 }),
})
