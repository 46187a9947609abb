import { defineRoute } from '@/lib/access/define-route'
import { requestTransfer } from '@/lib/enrollments/commands/request-transfer'
import { enrollmentParams, transferInput } from '@/lib/enrollments/schema'
import { INQUIRY_ROLES } from '@/lib/messages/policy'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: INQUIRY_ROLES,
  wrongRole: 'Only parents can ask for a transfer.',
  params: enrollmentParams,
  body: transferInput,
  handle: async ({ actor, params, body }) =>
    Response.json({ ids: await requestTransfer(actor, params.id, body, now()) }, { status: 201 }),
})
