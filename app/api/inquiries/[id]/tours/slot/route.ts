import { defineRoute } from '@/lib/access/routes/define-route'
import { inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { INQUIRY_ROLES } from '@/lib/enrollment/policy'
import { bookOfferedSlot } from '@/lib/enrollment/tours/commands/propose-tour'
import { slotInput } from '@/lib/enrollment/tours/schema'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: INQUIRY_ROLES,
  wrongRole: message('enrollment.tourErrors.onlyParents'),
  params: inquiryParams,
  body: slotInput,
  handle: async ({ actor, params, body }) => {
    const { id, isSame } = await bookOfferedSlot(actor, params.id, new Date(body.startsAt), now())
    return Response.json({ id }, { status: isSame ? 200 : 201 })
  },
})
