import { defineRoute } from '@/lib/access/define-route'
import { addNote } from '@/lib/leads/commands/notes'
import { LEAD_ROLES, WRONG_LEAD_ROLE } from '@/lib/leads/policy'
import { leadParams, noteInput } from '@/lib/leads/schema'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: LEAD_ROLES,
  wrongRole: WRONG_LEAD_ROLE,
  params: leadParams,
  body: noteInput,
  handle: async ({ actor, params, body }) =>
    Response.json({ id: await addNote(actor, params.id, body.text, now()) }, { status: 201 }),
})
