import { defineRoute } from '@/lib/access/routes/define-route'
import { restoreArticle } from '@/lib/content/articles/commands/articles'
import { articleParams } from '@/lib/content/articles/schema'
import { FOR_EDITORS } from '@/lib/content/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

/** Undoes a deletion. */
export const POST = defineRoute({
  ...FOR_EDITORS,
  params: articleParams,
  handle: async ({ actor, params }) => {
    const { post, changed } = await restoreArticle(actor, params.id, now())
    revalidateTags(changed)
    return post
  },
})
