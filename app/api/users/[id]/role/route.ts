import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { changeUserRole } from '@/lib/users/commands/act-on-user'
import { USER_ADMIN_ROLES } from '@/lib/users/policy'
import { roleInput, userParams } from '@/lib/users/schema'

export const PUT = defineRoute({
  access: USER_ADMIN_ROLES,
  params: userParams,
  body: roleInput,
  handle: async ({ actor, params: { id }, body }) => {
    await changeUserRole(actor, id, body, now())
    return { role: body.role }
  },
})
