import { defineRoute } from '@/lib/access/routes/define-route'
import { markDistinct } from '@/lib/admin/directory/commands/duplicates'
import { distinctionInput } from '@/lib/admin/directory/schema'
import { DIRECTORY_ROLES, NOT_FOR_YOU } from '@/lib/admin/policy'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: DIRECTORY_ROLES,
  wrongRole: NOT_FOR_YOU,
  body: distinctionInput,
  handle: async ({ actor, body }) => {
    await markDistinct(actor, body, now())
    return { areTwo: body.areTwo }
  },
})
