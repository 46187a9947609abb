import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { endSessionsOf } from '@/lib/users/commands/act-on-user'
import { USER_ADMIN_ROLES } from '@/lib/users/policy'
import { userParams } from '@/lib/users/schema'

export const DELETE = defineRoute({
  access: USER_ADMIN_ROLES,
  params: userParams,
  handle: ({ actor, params: { id } }) => endSessionsOf(actor, id, now()),
})
