import { defineRoute } from '@/lib/access/routes/define-route'
import { USER_ADMIN_ROLES } from '@/lib/admin/policy'
import { endSessionsOf } from '@/lib/admin/users/commands'
import { userParams } from '@/lib/admin/users/schema'
import { now } from '@/lib/platform/time/clock'

export const DELETE = defineRoute({
  access: USER_ADMIN_ROLES,
  params: userParams,
  handle: ({ actor, params: { id } }) => endSessionsOf(actor, id, now()),
})
