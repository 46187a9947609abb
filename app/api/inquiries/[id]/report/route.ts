import { defineRoute } from '@/lib/access/define-route'
import { reportInquiry } from '@/lib/messages/commands/report-inquiry'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { inquiryParams, inquiryReportInput } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: MESSAGE_ROLES,
  params: inquiryParams,
  body: inquiryReportInput,
  handle: async ({ actor, params, body }) => {
    await reportInquiry(actor, params.id, body, now())
    return { reported: true }
  },
})
