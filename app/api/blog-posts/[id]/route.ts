import { defineRoute } from '@/lib/access/routes/define-route'
import { deleteArticle, withStoredPicture } from '@/lib/content/articles/commands/articles'
import { changeArticle } from '@/lib/content/articles/commands/save-article'
import { findPost } from '@/lib/content/articles/queries'
import { articleChangeInput, articleParams } from '@/lib/content/articles/schema'
import { FOR_EDITORS } from '@/lib/content/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

const shared = { ...FOR_EDITORS, params: articleParams } as const

export const GET = defineRoute({
  ...shared,
  handle: ({ params }) => findPost(params.id),
})

export const PATCH = defineRoute({
  ...shared,
  body: articleChangeInput,
  handle: async ({ actor, params, body }) => {
    const { post, changed } = await changeArticle(actor, params.id, await withStoredPicture(body, now()), now())
    revalidateTags(changed)
    return post
  },
})

/** Can be undone for a while: POST .../restore. */
export const DELETE = defineRoute({
  ...shared,
  handle: async ({ actor, params }) => {
    revalidateTags(await deleteArticle(actor, params.id, now()))
    return { deleted: true }
  },
})
