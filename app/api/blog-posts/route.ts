import { defineRoute } from '@/lib/access/define-route'
import { withOwnPicture } from '@/lib/articles/commands/keep-picture'
import { createArticle } from '@/lib/articles/commands/save-article'
import { ARTICLE_ROLES } from '@/lib/articles/policy'
import { listPosts } from '@/lib/articles/queries/posts'
import { articleListQuery, newArticleInput } from '@/lib/articles/schema/article'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

const shared = { access: ARTICLE_ROLES, wrongRole: 'Only admins write articles.' } as const

export const GET = defineRoute({
  ...shared,
  query: articleListQuery,
  handle: ({ query }) => listPosts(query),
})

export const POST = defineRoute({
  ...shared,
  body: newArticleInput,
  handle: async ({ actor, body }) => {
    const { post, changed } = await createArticle(actor, await withOwnPicture(body, now()), now())
    revalidateTags(changed)
    return Response.json(post, { status: 201 })
  },
})
