import { defineRoute } from '@/lib/access/define-route'
import { INQUIRY_ROLES, MESSAGE_ROLES } from '@/lib/messages/policy'
import { findInquiries } from '@/lib/messages/queries/inquiries'
import { inquiriesQuery } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'
import { askWithTours } from '@/lib/tours/commands/ask-with-tours'
import { inquiryWithTours } from '@/lib/tours/schema'

export const GET = defineRoute({
  access: MESSAGE_ROLES,
  query: inquiriesQuery,
  handle: ({ actor, query }) => findInquiries(actor, query),
})

export const POST = defineRoute({
  access: INQUIRY_ROLES,
  wrongRole: 'Only parents can ask for information.',
  body: inquiryWithTours,
  handle: async ({ actor, body }) => Response.json({ ids: await askWithTours(actor, body, now()) }, { status: 201 }),
})
