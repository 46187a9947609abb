import { z } from 'zod'
import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { NotFoundError } from '@/lib/platform/errors'
import { directoryPlaces } from '@/lib/providers/queries/places'

const params = z.object({ id: z.string().max(200, 'There is no such provider.') })

export const GET = defineRoute({
  access: 'public',
  readsSession: true,
  params,
  handle: async ({ actor, params: { id } }) => {
    const place = await directoryPlaces.details(actor, id, now())
    if (!place) throw new NotFoundError('There is no such provider.')
    return place
  },
})
