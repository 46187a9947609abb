import { defineRoute } from '@/lib/access/define-route'
import { dropWorkingCopy, keepWorkingCopy } from '@/lib/articles/commands/working-copy'
import { ARTICLE_ROLES } from '@/lib/articles/policy'
import { findWorkingCopy } from '@/lib/articles/queries/working-copy'
import { workingCopyInput, workingCopyQuery } from '@/lib/articles/schema/working-copy'
import { now } from '@/lib/platform/clock'

const shared = { access: ARTICLE_ROLES, wrongRole: 'Only admins write articles.' } as const

/** What one was writing and had not saved; each admin has their own. */
export const GET = defineRoute({
  ...shared,
  query: workingCopyQuery,
  handle: ({ actor, query }) => findWorkingCopy(actor, query.articleId),
})

export const PUT = defineRoute({
  ...shared,
  body: workingCopyInput,
  handle: async ({ actor, body }) => {
    const at = now()
    await keepWorkingCopy(actor, body, at)
    return { savedAt: at.toISOString() }
  },
})

export const DELETE = defineRoute({
  ...shared,
  query: workingCopyQuery,
  handle: async ({ actor, query }) => {
    await dropWorkingCopy(actor, query.articleId)
    return { dropped: true }
  },
})
