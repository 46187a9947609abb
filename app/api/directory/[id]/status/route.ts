import { defineRoute } from '@/lib/access/define-route'
import { setStatus } from '@/lib/directory/commands/set-status'
import { DIRECTORY_ROLES, NOT_FOR_YOU } from '@/lib/directory/policy'
import { providerParams } from '@/lib/directory/schema/list'
import { statusInput } from '@/lib/directory/schema/status'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

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
