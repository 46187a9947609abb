import { defineRoute } from '@/lib/access/define-route'
import { confirmPlace } from '@/lib/enrollments/commands/confirm-place'
import { placeInput } from '@/lib/enrollments/schema'
import { inquiryParams } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: ['careprovider'],
  wrongRole: 'Only providers can confirm a place.',
  params: inquiryParams,
  body: placeInput,
  handle: async ({ actor, params, body }) =>
    Response.json({ id: await confirmPlace(actor, params.id, body.startsOn, now()) }, { status: 201 }),
})
