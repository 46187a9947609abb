import { defineRoute } from '@/lib/access/routes/define-route'
import { REPLY_ROLES } from '@/lib/enrollment/policy'
import { changeReply, removeReply } from '@/lib/enrollment/saved-replies/commands'
import { replyChange, replyParams } from '@/lib/enrollment/saved-replies/schema'

export const PUT = defineRoute({
  access: REPLY_ROLES,
  params: replyParams,
  body: replyChange,
  handle: async ({ actor, params, body }) => {
    await changeReply(actor, params.id, body)
    return { saved: true }
  },
})

export const DELETE = defineRoute({
  access: REPLY_ROLES,
  params: replyParams,
  handle: async ({ actor, params }) => {
    await removeReply(actor, params.id)
    return { removed: true }
  },
})
