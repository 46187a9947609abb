import { defineRoute } from '@/lib/access/define-route'
import { MESSAGE_ROLES } from '@/lib/messages/policy'
import { revalidateTags, tags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { changeTour } from '@/lib/tours/commands/change-tour'
import { tourChange, tourParams } from '@/lib/tours/schema'

export const PATCH = defineRoute({
  access: MESSAGE_ROLES,
  params: tourParams,
  body: tourChange,
  handle: async ({ actor, params, body }) => {
    const { status, providerId } = await changeTour(actor, params.id, body, now())
    if (status === 'done' || status === 'missed') revalidateTags([tags.provider(providerId)])
    return { status }
  },
})
