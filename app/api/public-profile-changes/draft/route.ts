import { defineRoute } from '@/lib/access/routes/define-route'
import { PROFILE_ROLES } from '@/lib/listings/policy'
import { discardDraft, saveDraft } from '@/lib/listings/profiles/commands/submit-change'
import { draftInput, draftQuery, WRONG_PROFILE_ROLE } from '@/lib/listings/profiles/schema/requests'
import { now } from '@/lib/platform/time/clock'

const shared = { access: PROFILE_ROLES, wrongRole: WRONG_PROFILE_ROLE } as const

/** Unsent edits to a page; each person has their own. */
export const PUT = defineRoute({
  ...shared,
  body: draftInput,
  handle: async ({ actor, body }) => {
    const at = now()
    await saveDraft(actor, body, at)
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
