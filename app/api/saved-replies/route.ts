import { defineRoute } from '@/lib/access/routes/define-route'
import { addReply } from '@/lib/enrollment/saved-replies/commands'
import { newReplyInput } from '@/lib/enrollment/saved-replies/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'

export const POST = defineRoute({
  access: PEOPLE_ROLES,
  body: newReplyInput,
  handle: async ({ actor, body }) => Response.json({ id: await addReply(actor, body) }, { status: 201 }),
})
