import { defineRoute } from '@/lib/access/define-route'
import { readInquiry } from '@/lib/messages/commands/mark-inquiry-read'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { countUnreadInquiries } from '@/lib/messages/queries/inquiries'
import { inquiryParams } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  handle: async ({ actor, params }) => {
    await readInquiry(actor, params.id, now())
    return { unread: await countUnreadInquiries(actor) }
  },
})
