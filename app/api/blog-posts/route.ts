import { defineRoute } from '@/lib/access/routes/define-route'
import { withStoredPicture } from '@/lib/content/articles/commands/articles'
import { createArticle } from '@/lib/content/articles/commands/save-article'
import { listPosts } from '@/lib/content/articles/queries'
import { articleListQuery, newArticleInput } from '@/lib/content/articles/schema'
import { FOR_EDITORS } from '@/lib/content/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({
  ...FOR_EDITORS,
  query: articleListQuery,
  handle: ({ query }) => listPosts(query),
})

export const POST = defineRoute({
  ...FOR_EDITORS,
  body: newArticleInput,
  handle: async ({ actor, body }) => {
    const { post, changed } = await createArticle(actor, await withStoredPicture(body, now()), now())
    revalidateTags(changed)
    return Response.json(post, { status: 201 })
  },
})
