import { defineRoute } from '@/lib/access/routes/define-route'
import { readInquiry } from '@/lib/enrollment/inquiries/commands/send-message'
import { countUnreadInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { MESSAGE_ROLES } from '@/lib/enrollment/policy'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  handle: async ({ actor, params }) => {
    await readInquiry(actor, params.id, now())
    return { unread: await countUnreadInquiries(actor) }
  },
})
