import { defineRoute } from '@/lib/access/define-route'
import { deleteArticle } from '@/lib/articles/commands/delete-article'
import { withOwnPicture } from '@/lib/articles/commands/keep-picture'
import { changeArticle } from '@/lib/articles/commands/save-article'
import { ARTICLE_ROLES } from '@/lib/articles/policy'
import { findPost } from '@/lib/articles/queries/posts'
import { articleChangeInput, articleParams } from '@/lib/articles/schema/article'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

const shared = { access: ARTICLE_ROLES, wrongRole: 'Only admins write articles.', params: articleParams } as const

export const GET = defineRoute({
  ...shared,
  handle: ({ params }) => findPost(params.id),
})

export const PATCH = defineRoute({
  ...shared,
  body: articleChangeInput,
  handle: async ({ actor, params, body }) => {
    const { post, changed } = await changeArticle(actor, params.id, await withOwnPicture(body, now()), now())
    revalidateTags(changed)
    return post
  },
})

/** It can be had back for a while: POST .../restore. */
export const DELETE = defineRoute({
  ...shared,
  handle: async ({ actor, params }) => {
    revalidateTags(await deleteArticle(actor, params.id, now()))
    return { deleted: true }
  },
})
