import { defineRoute } from '@/lib/access/routes/define-route'
import { removeEntry } from '@/lib/enrollment/calendar/commands'
import { entryParams } from '@/lib/enrollment/calendar/schema'
import { ENTRY_ROLES } from '@/lib/enrollment/policy'

export const DELETE = defineRoute({
  access: ENTRY_ROLES,
  params: entryParams,
  handle: async ({ actor, params }) => {
    await removeEntry(actor, params.id)
    return { removed: true }
  },
})
