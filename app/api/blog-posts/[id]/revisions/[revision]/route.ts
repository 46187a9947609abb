import { defineRoute } from '@/lib/access/define-route'
import { restoreRevision } from '@/lib/articles/commands/restore-revision'
import { ARTICLE_ROLES } from '@/lib/articles/policy'
import { findRevision } from '@/lib/articles/queries/revisions'
import { revisionParams } from '@/lib/articles/schema/article'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

const shared = { access: ARTICLE_ROLES, wrongRole: 'Only admins write articles.', params: revisionParams } as const

/** What has changed since this version. */
export const GET = defineRoute({ ...shared, handle: ({ params }) => findRevision(params.id, params.revision) })

/** The article says again what it said then. */
export const POST = defineRoute({
  ...shared,
  handle: async ({ actor, params }) => {
    const { post, changed } = await restoreRevision(actor, params.id, params.revision, now())
    revalidateTags(changed)
    return post
  },
})
