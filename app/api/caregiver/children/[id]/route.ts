import { defineRoute } from '@/lib/access/define-route'
import { removeChild, updateChild } from '@/lib/families/commands/save-child'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { childInput, childParams } from '@/lib/families/schema/child'
import { now } from '@/lib/platform/clock'

export const PUT = defineRoute({
  access: FAMILY_ROLES,
  params: childParams,
  body: childInput,
  handle: async ({ actor, params, body }) => {
    await updateChild(actor, params.id, body, now())
    return { saved: true }
  },
})

export const DELETE = defineRoute({
  access: FAMILY_ROLES,
  params: childParams,
  handle: async ({ actor, params }) => {
    await removeChild(actor, params.id)
    return { removed: true }
  },
})
