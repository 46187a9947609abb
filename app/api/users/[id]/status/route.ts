import { defineRoute } from '@/lib/access/routes/define-route'
import { USER_ADMIN_ROLES } from '@/lib/admin/policy'
import { reinstateUser, suspendUser } from '@/lib/admin/users/commands'
import { statusInput, userParams } from '@/lib/admin/users/schema'
import { findOwnPageTags } from '@/lib/listings/people/queries'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: USER_ADMIN_ROLES,
  params: userParams,
  body: statusInput,
  handle: async ({ actor, params: { id }, body }) => {
    if (body.status === 'suspended') await suspendUser(actor, id, body.reason, now())
    else await reinstateUser(actor, id, now())
    revalidateTags(await findOwnPageTags(id))
    return { status: body.status }
  },
})
