import { defineRoute } from '@/lib/access/routes/define-route'
import { setStatus } from '@/lib/admin/directory/commands/edit-provider'
import { providerParams, statusInput } from '@/lib/admin/directory/schema'
import { DIRECTORY_ROLES, NOT_FOR_YOU } from '@/lib/admin/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: DIRECTORY_ROLES,
  wrongRole: NOT_FOR_YOU,
  params: providerParams,
  body: statusInput,
  handle: async ({ actor, params: { id }, body }) => {
    revalidateTags(await setStatus(actor, id, body, now()))
    return { status: body.status }
  },
})
