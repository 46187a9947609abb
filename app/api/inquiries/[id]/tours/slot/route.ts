import { defineRoute } from '@/lib/access/define-route'
import { INQUIRY_ROLES } from '@/lib/messages/policy'
import { inquiryParams } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'
import { pickSlot } from '@/lib/tours/commands/pick-slot'
import { slotInput } from '@/lib/tours/schema'

export const POST = defineRoute({
  access: INQUIRY_ROLES,
  wrongRole: 'Only parents take an offered time.',
  params: inquiryParams,
  body: slotInput,
  handle: async ({ actor, params, body }) => {
    const { id, isSame } = await pickSlot(actor, params.id, new Date(body.startsAt), now())
    return Response.json({ id }, { status: isSame ? 200 : 201 })
  },
})
