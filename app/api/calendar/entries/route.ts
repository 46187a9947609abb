import { defineRoute } from '@/lib/access/routes/define-route'
import { addEntry } from '@/lib/enrollment/calendar/commands'
import { entryInput } from '@/lib/enrollment/calendar/schema'
import { ENTRY_ROLES } from '@/lib/enrollment/policy'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: ENTRY_ROLES,
  body: entryInput,
  handle: async ({ actor, body }) => Response.json({ id: await addEntry(actor, body, now()) }, { status: 201 }),
})
