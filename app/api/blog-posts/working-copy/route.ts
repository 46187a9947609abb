import { defineRoute } from '@/lib/access/routes/define-route'
import { deleteWorkingCopy, saveWorkingCopy } from '@/lib/content/articles/commands/save-article'
import { findWorkingCopy } from '@/lib/content/articles/queries'
import { workingCopyInput, workingCopyQuery } from '@/lib/content/articles/schema'
import { ARTICLE_ROLES } from '@/lib/content/policy'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

const shared = { access: ARTICLE_ROLES, wrongRole: message('content.errors.adminsOnly') } as const

/** Unsaved edits; each admin has their own. */
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
    await saveWorkingCopy(actor, body, at)
    return { savedAt: at.toISOString() }
  },
})

export const DELETE = defineRoute({
  ...shared,
  query: workingCopyQuery,
  handle: async ({ actor, query }) => {
    await deleteWorkingCopy(actor, query.articleId)
    return { dropped: true }
  },
})
