import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { discardDraft, keepDraft } from '@/lib/profiles/commands/drafts'
import { PROFILE_ROLES, WRONG_PROFILE_ROLE } from '@/lib/profiles/policy'
import { draftInput, draftQuery } from '@/lib/profiles/schema/drafts'

const shared = { access: PROFILE_ROLES, wrongRole: WRONG_PROFILE_ROLE } as const

/** What one was typing for a page and has not sent; everybody has their own. */
export const PUT = defineRoute({
  ...shared,
  body: draftInput,
  handle: async ({ actor, body }) => {
    const at = now()
    await keepDraft(actor, body, at)
    return { savedAt: at.toISOString() }
  },
})

export const DELETE = defineRoute({
  ...shared,
  query: draftQuery,
  handle: async ({ actor, query }) => {
    await discardDraft(actor, query)
    return { dropped: true }
  },
})
