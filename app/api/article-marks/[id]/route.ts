import { defineRoute } from '@/lib/access/routes/define-route'
import { markArticle } from '@/lib/content/articles/commands/articles'
import { articleParams, markInput } from '@/lib/content/articles/schema'
import { JOURNAL_ROLES } from '@/lib/content/policy'
import { now } from '@/lib/platform/time/clock'

/** The bookmarks a provider's member sets on a journal article. */
export const PUT = defineRoute({
  access: JOURNAL_ROLES,
  params: articleParams,
  body: markInput,
  handle: async ({ actor, params, body }) => {
    await markArticle(actor, params.id, body, now())
    return body
  },
})
