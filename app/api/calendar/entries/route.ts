import { defineRoute } from '@/lib/access/define-route'
import { addEntry } from '@/lib/calendar/commands/entries'
import { ENTRY_ROLES } from '@/lib/calendar/policy'
import { entryInput } from '@/lib/calendar/schema'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: ENTRY_ROLES,
  body: entryInput,
  handle: async ({ actor, body }) => Response.json({ id: await addEntry(actor, body, now()) }, { status: 201 }),
})
