import { defineRoute } from '@/lib/access/routes/define-route'
import { restoreRevision } from '@/lib/content/articles/commands/articles'
import { findRevision } from '@/lib/content/articles/queries'
import { revisionParams } from '@/lib/content/articles/schema'
import { FOR_EDITORS } from '@/lib/content/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

const shared = { ...FOR_EDITORS, params: revisionParams } as const

/** What has changed since this revision. */
export const GET = defineRoute({
  ...shared,
  handle: ({ params, locale }) => findRevision(locale, params.id, params.revision),
})

/** Restores the article to this revision. */
export const POST = defineRoute({
  ...shared,
  handle: async ({ actor, params }) => {
    const { post, changed } = await restoreRevision(actor, params.id, params.revision, now())
    revalidateTags(changed)
    return post
  },
})
