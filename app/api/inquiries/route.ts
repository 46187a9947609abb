import { defineRoute } from '@/lib/access/define-route'
import { openInquiries } from '@/lib/messages/commands/open-inquiries'
import { INQUIRY_ROLES, MESSAGE_ROLES } from '@/lib/messages/policy'
import { findInquiries } from '@/lib/messages/queries/inquiries'
import { inquiriesQuery, inquiryInput } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'

export const GET = defineRoute({
  access: MESSAGE_ROLES,
  query: inquiriesQuery,
  handle: ({ actor, query }) => findInquiries(actor, query),
})

export const POST = defineRoute({
  access: INQUIRY_ROLES,
  wrongRole: 'Only parents can ask for information.',
  body: inquiryInput,
  handle: async ({ actor, body }) => Response.json({ ids: await openInquiries(actor, body, now()) }, { status: 201 }),
})
