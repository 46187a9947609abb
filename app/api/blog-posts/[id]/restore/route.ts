import { defineRoute } from '@/lib/access/define-route'
import { restoreArticle } from '@/lib/articles/commands/delete-article'
import { ARTICLE_ROLES } from '@/lib/articles/policy'
import { articleParams } from '@/lib/articles/schema/article'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

/** Takes a deletion back. */
export const POST = defineRoute({
  access: ARTICLE_ROLES,
  wrongRole: 'Only admins write articles.',
  params: articleParams,
  handle: async ({ actor, params }) => {
    const { post, changed } = await restoreArticle(actor, params.id, now())
    revalidateTags(changed)
    return post
  },
})
