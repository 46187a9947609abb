import { defineRoute } from '@/lib/access/routes/define-route'
import { addNote } from '@/lib/enrollment/leads/commands'
import { leadParams, noteInput, WRONG_LEAD_ROLE } from '@/lib/enrollment/leads/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: PEOPLE_ROLES,
  wrongRole: WRONG_LEAD_ROLE,
  params: leadParams,
  body: noteInput,
  handle: async ({ actor, params, body }) =>
    Response.json({ id: await addNote(actor, params.id, body.text, now()) }, { status: 201 }),
})
