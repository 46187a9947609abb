import { defineRoute } from '@/lib/access/routes/define-route'
import { invitePerson } from '@/lib/listings/people/commands'
import { invitationInput, providerParams } from '@/lib/listings/people/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: PEOPLE_ROLES,
  params: providerParams,
  body: invitationInput,
  handle: async ({ actor, params, body, locale }) =>
    Response.json({ id: await invitePerson(actor, params.id, body, locale, now()) }, { status: 201 }),
})
