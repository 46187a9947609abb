import { defineRoute } from '@/lib/access/define-route'
import { blockInquiry, unblockInquiry } from '@/lib/messages/commands/block-inquiry'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { inquiryParams } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'

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
