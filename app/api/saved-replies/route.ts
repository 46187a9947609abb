import { defineRoute } from '@/lib/access/routes/define-route'
import { REPLY_ROLES } from '@/lib/enrollment/policy'
import { addReply } from '@/lib/enrollment/saved-replies/commands'
import { newReplyInput } from '@/lib/enrollment/saved-replies/schema'

export const POST = defineRoute({
  access: REPLY_ROLES,
  body: newReplyInput,
  handle: async ({ actor, body }) => Response.json({ id: await addReply(actor, body) }, { status: 201 }),
})
