import { defineRoute } from '@/lib/access/routes/define-route'
import { deleteWorkingCopy, saveWorkingCopy } from '@/lib/content/articles/commands/save-article'
import { findWorkingCopy } from '@/lib/content/articles/queries'
import { workingCopyInput, workingCopyQuery } from '@/lib/content/articles/schema'
import { FOR_EDITORS } from '@/lib/content/policy'
import { now } from '@/lib/platform/time/clock'

/** Unsaved edits; each admin has their own. */
export const GET = defineRoute({
  ...FOR_EDITORS,
  query: workingCopyQuery,
  handle: ({ actor, query }) => findWorkingCopy(actor, query.articleId),
})

export const PUT = defineRoute({
  ...FOR_EDITORS,
  body: workingCopyInput,
  handle: async ({ actor, body }) => {
    const at = now()
    await saveWorkingCopy(actor, body, at)
    return { savedAt: at.toISOString() }
  },
})

export const DELETE = defineRoute({
  ...FOR_EDITORS,
  query: workingCopyQuery,
  handle: async ({ actor, query }) => {
    await deleteWorkingCopy(actor, query.articleId)
    return { dropped: true }
  },
})
