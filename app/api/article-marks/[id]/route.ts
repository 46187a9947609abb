import { defineRoute } from '@/lib/access/define-route'
import { markArticle } from '@/lib/articles/commands/mark-article'
import { JOURNAL_ROLES } from '@/lib/articles/policy'
import { articleParams } from '@/lib/articles/schema/article'
import { markInput } from '@/lib/articles/schema/journal'
import { now } from '@/lib/platform/clock'

/** What one of a provider's people keeps of an article of the journal. */
export const PUT = defineRoute({
  access: JOURNAL_ROLES,
  params: articleParams,
  body: markInput,
  handle: async ({ actor, params, body }) => {
    await markArticle(actor, params.id, body, now())
    return body
  },
})
