import { defineRoute } from '@/lib/access/routes/define-route'
import { MESSAGE_ROLES } from '@/lib/enrollment/policy'
import { changeTour } from '@/lib/enrollment/tours/commands/change-tour'
import { tourChange, tourParams } from '@/lib/enrollment/tours/schema'
import { revalidateTags, tags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

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
