import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { invitePerson } from '@/lib/provider-people/commands/invite'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'
import { invitationInput, providerParams } from '@/lib/provider-people/schema'

export const POST = defineRoute({
  access: PEOPLE_ROLES,
  params: providerParams,
  body: invitationInput,
  handle: async ({ actor, params, body }) =>
    Response.json({ id: await invitePerson(actor, params.id, body, now()) }, { status: 201 }),
})
