import { defineRoute } from '@/lib/access/routes/define-route'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { removeChild, updateChild } from '@/lib/families/profile/commands'
import { childChange, childParams } from '@/lib/families/profile/schema'
import { now } from '@/lib/platform/time/clock'

export const PUT = defineRoute({
  access: FAMILY_ROLES,
  params: childParams,
  body: childChange,
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
