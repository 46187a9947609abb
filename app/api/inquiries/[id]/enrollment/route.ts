import { defineRoute } from '@/lib/access/define-route'
import { confirmPlace } from '@/lib/enrollments/commands/confirm-place'
import { placeInput } from '@/lib/enrollments/schema'
import { inquiryParams } from '@/lib/messages/schema'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

export const POST = defineRoute({
  access: ['careprovider'],
  wrongRole: 'Only providers can confirm a place.',
  params: inquiryParams,
  body: placeInput,
  handle: async ({ actor, params, body }) => {
    const { id, changed } = await confirmPlace(actor, params.id, body, now())
    revalidateTags(changed)
    return Response.json({ id }, { status: 201 })
  },
})
