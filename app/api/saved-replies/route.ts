import { defineRoute } from '@/lib/access/define-route'
import { addReply } from '@/lib/saved-replies/commands/replies'
import { REPLY_ROLES } from '@/lib/saved-replies/policy'
import { newReplyInput } from '@/lib/saved-replies/schema'

export const POST = defineRoute({
  access: REPLY_ROLES,
  body: newReplyInput,
  handle: async ({ actor, body }) => Response.json({ id: await addReply(actor, body) }, { status: 201 }),
})
