import { defineRoute } from '@/lib/access/routes/define-route'
import { requestTransfer } from '@/lib/enrollment/enrollments/commands'
import { enrollmentParams, transferInput } from '@/lib/enrollment/enrollments/schema'
import { INQUIRY_ROLES } from '@/lib/enrollment/policy'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: INQUIRY_ROLES,
  wrongRole: message('enrollment.enrollmentErrors.onlyParents'),
  params: enrollmentParams,
  body: transferInput,
  handle: async ({ actor, params, body, locale }) =>
    Response.json({ ids: await requestTransfer(actor, params.id, body, now(), locale) }, { status: 201 }),
})
