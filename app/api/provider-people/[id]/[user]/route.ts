import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { changeRole, removePerson } from '@/lib/provider-people/commands/change-person'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'
import { personParams, roleInput } from '@/lib/provider-people/schema'

export const PATCH = defineRoute({
  access: PEOPLE_ROLES,
  params: personParams,
  body: roleInput,
  handle: async ({ actor, params, body }) => {
    await changeRole(actor, params.id, params.user, body.role, now())
    return body
  },
})

/** Of oneself: leaves. */
export const DELETE = defineRoute({
  access: PEOPLE_ROLES,
  params: personParams,
  handle: async ({ actor, params }) => {
    await removePerson(actor, params.id, params.user, now())
    return { removed: true }
  },
})
