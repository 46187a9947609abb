import { defineRoute } from '@/lib/access/define-route'
import { tellApart } from '@/lib/directory/commands/tell-apart'
import { DIRECTORY_ROLES, NOT_FOR_YOU } from '@/lib/directory/policy'
import { distinctionInput } from '@/lib/directory/schema/distinction'
import { now } from '@/lib/platform/clock'

export const PUT = defineRoute({
  access: DIRECTORY_ROLES,
  wrongRole: NOT_FOR_YOU,
  body: distinctionInput,
  handle: async ({ actor, body }) => {
    await tellApart(actor, body, now())
    return { areTwo: body.areTwo }
  },
})
