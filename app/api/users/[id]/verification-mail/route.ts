import { defineRoute } from '@/lib/access/routes/define-route'
import { USER_ADMIN_ROLES } from '@/lib/admin/policy'
import { sendVerificationTo } from '@/lib/admin/users/commands'
import { userParams } from '@/lib/admin/users/schema'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: USER_ADMIN_ROLES,
  params: userParams,
  handle: ({ actor, params: { id } }) => sendVerificationTo(actor, id, now()),
})
