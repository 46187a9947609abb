import { defineRoute } from '@/lib/access/routes/define-route'
import { blockInquiry, unblockInquiry } from '@/lib/enrollment/inquiries/commands/inquiries'
import { inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { MESSAGE_ROLES } from '@/lib/enrollment/policy'
import { now } from '@/lib/platform/time/clock'

const shared = { access: MESSAGE_ROLES, params: inquiryParams } as const

export const PUT = defineRoute({
  ...shared,
  handle: async ({ actor, params }) => {
    await blockInquiry(actor, params.id, now())
    return { blocked: true }
  },
})

export const DELETE = defineRoute({
  ...shared,
  handle: async ({ actor, params }) => {
    await unblockInquiry(actor, params.id)
    return { blocked: false }
  },
})
