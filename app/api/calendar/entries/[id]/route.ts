import { defineRoute } from '@/lib/access/define-route'
import { removeEntry } from '@/lib/calendar/commands/entries'
import { ENTRY_ROLES } from '@/lib/calendar/policy'
import { entryParams } from '@/lib/calendar/schema'

export const DELETE = defineRoute({
  access: ENTRY_ROLES,
  params: entryParams,
  handle: async ({ actor, params }) => {
    await removeEntry(actor, params.id)
    return { removed: true }
  },
})
