import { defineRoute } from '@/lib/access/routes/define-route'
import { detachFile } from '@/lib/enrollment/inquiries/commands/add-message'
import { findAttachedFile } from '@/lib/enrollment/inquiries/queries/inquiries'
import { disposition } from '@/lib/enrollment/inquiries/rules/conversation'
import { inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { MESSAGE_ROLES } from '@/lib/enrollment/policy'

const shared = { access: MESSAGE_ROLES, params: inquiryParams } as const

/** For both parties of the conversation. */
export const GET = defineRoute({
  ...shared,
  handle: async ({ actor, params }) => {
    const { type, bytes, name } = await findAttachedFile(actor, params.id)
    const headers = {
      'content-type': type,
      'content-disposition': disposition(name),
      'x-content-type-options': 'nosniff',
    }
    return new Response(new Uint8Array(bytes), { headers })
  },
})

export const DELETE = defineRoute({
  ...shared,
  handle: async ({ actor, params }) => {
    await detachFile(actor, params.id)
    return { removed: true }
  },
})
