import { defineRoute } from '@/lib/access/define-route'
import { removeNote } from '@/lib/leads/commands/notes'
import { LEAD_ROLES, WRONG_LEAD_ROLE } from '@/lib/leads/policy'
import { noteParams } from '@/lib/leads/schema'

export const DELETE = defineRoute({
  access: LEAD_ROLES,
  wrongRole: WRONG_LEAD_ROLE,
  params: noteParams,
  handle: async ({ actor, params }) => {
    await removeNote(actor, params.id)
    return { removed: true }
  },
})
