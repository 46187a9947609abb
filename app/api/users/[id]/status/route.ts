import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { reinstateUser, suspendUser } from '@/lib/users/commands/act-on-user'
import { USER_ADMIN_ROLES } from '@/lib/users/policy'
import { statusInput, userParams } from '@/lib/users/schema'

export const PUT = defineRoute({
  access: USER_ADMIN_ROLES,
  params: userParams,
  body: statusInput,
  handle: async ({ actor, params: { id }, body }) => {
    if (body.status === 'suspended') await suspendUser(actor, id, body.reason, now())
    else await reinstateUser(actor, id, now())
    return { status: body.status }
  },
})
