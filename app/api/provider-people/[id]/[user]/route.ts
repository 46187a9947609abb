import { defineRoute } from '@/lib/access/routes/define-route'
import { changeRole, removePerson } from '@/lib/listings/people/commands'
import { personParams, roleInput } from '@/lib/listings/people/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

export const PATCH = defineRoute({
  access: PEOPLE_ROLES,
  params: personParams,
  body: roleInput,
  handle: async ({ actor, params, body }) => {
    await changeRole(actor, params.id, params.user, body.role, now())
    return body
  },
})

/** For oneself: leaves the provider. */
export const DELETE = defineRoute({
  access: PEOPLE_ROLES,
  params: personParams,
  handle: async ({ actor, params }) => {
    await removePerson(actor, params.id, params.user, now())
    return { removed: true }
  },
})
