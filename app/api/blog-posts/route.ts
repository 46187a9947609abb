import { defineRoute } from '@/lib/access/routes/define-route'
import { withStoredPicture } from '@/lib/content/articles/commands/articles'
import { createArticle } from '@/lib/content/articles/commands/save-article'
import { listPosts } from '@/lib/content/articles/queries'
import { articleListQuery, newArticleInput } from '@/lib/content/articles/schema'
import { ARTICLE_ROLES } from '@/lib/content/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

const shared = { access: ARTICLE_ROLES, wrongRole: message('content.errors.adminsOnly') } as const

export const GET = defineRoute({
  ...shared,
  query: articleListQuery,
  handle: ({ query }) => listPosts(query),
})

export const POST = defineRoute({
  ...shared,
  body: newArticleInput,
  handle: async ({ actor, body }) => {
    const { post, changed } = await createArticle(actor, await withStoredPicture(body, now()), now())
    revalidateTags(changed)
    return Response.json(post, { status: 201 })
  },
})
