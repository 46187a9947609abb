import { defineRoute } from '@/lib/access/routes/define-route'
import { removeNote } from '@/lib/enrollment/leads/commands'
import { noteParams, WRONG_LEAD_ROLE } from '@/lib/enrollment/leads/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'

export const DELETE = defineRoute({
  access: PEOPLE_ROLES,
  wrongRole: WRONG_LEAD_ROLE,
  params: noteParams,
  handle: async ({ actor, params }) => {
    await removeNote(actor, params.id)
    return { removed: true }
  },
})
