import { defineRoute } from '@/lib/access/define-route'
import { endPlace } from '@/lib/enrollments/commands/end-place'
import { enrollmentParams, placeEndInput } from '@/lib/enrollments/schema'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

export const PATCH = defineRoute({
  access: MESSAGE_ROLES,
  params: enrollmentParams,
  body: placeEndInput,
  handle: async ({ actor, params, body }) => {
    const { status, changed } = await endPlace(actor, params.id, body.endsOn, now())
    revalidateTags(changed)
    return { status }
  },
})
