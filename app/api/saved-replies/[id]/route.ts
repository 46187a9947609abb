import { defineRoute } from '@/lib/access/routes/define-route'
import { changeReply, removeReply } from '@/lib/enrollment/saved-replies/commands'
import { replyChange, replyParams } from '@/lib/enrollment/saved-replies/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'

export const PUT = defineRoute({
  access: PEOPLE_ROLES,
  params: replyParams,
  body: replyChange,
  handle: async ({ actor, params, body }) => {
    await changeReply(actor, params.id, body)
    return { saved: true }
  },
})

export const DELETE = defineRoute({
  access: PEOPLE_ROLES,
  params: replyParams,
  handle: async ({ actor, params }) => {
    await removeReply(actor, params.id)
    return { removed: true }
  },
})
