import { defineRoute } from '@/lib/access/define-route'
import { changeReply, removeReply } from '@/lib/saved-replies/commands/replies'
import { REPLY_ROLES } from '@/lib/saved-replies/policy'
import { replyInput, replyParams } from '@/lib/saved-replies/schema'

export const PUT = defineRoute({
  access: REPLY_ROLES,
  params: replyParams,
  body: replyInput,
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
