import { defineRoute } from '@/lib/access/routes/define-route'
import { USER_ADMIN_ROLES } from '@/lib/admin/policy'
import { changeUserRole } from '@/lib/admin/users/commands'
import { roleInput, userParams } from '@/lib/admin/users/schema'
import { findOwnPageTags } from '@/lib/listings/people/queries'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: USER_ADMIN_ROLES,
  params: userParams,
  body: roleInput,
  handle: async ({ actor, params: { id }, body }) => {
    await changeUserRole(actor, id, body, now())
    revalidateTags(await findOwnPageTags(id))
    return { role: body.role }
  },
})
