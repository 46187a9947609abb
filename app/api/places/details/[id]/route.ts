import { z } from 'zod'
import { defineRoute } from '@/lib/access/define-route'
import { googlePlaces } from '@/lib/places/queries/google-places'
import { isGooglePlaceId } from '@/lib/places/rules/google-id'
import { now } from '@/lib/platform/clock'
import { NotFoundError } from '@/lib/platform/errors'
import { directoryPlaces } from '@/lib/providers/queries/places'

const params = z.object({ id: z.string().max(200, 'There is no such provider.') })

export const GET = defineRoute({
  access: 'public',
  readsSession: true,
  params,
  handle: async ({ actor, params: { id } }) => {
    const source = isGooglePlaceId(id) ? googlePlaces() : directoryPlaces
    const place = await source?.details(actor, id, now())
    if (!place) throw new NotFoundError('There is no such provider.')
    return place
  },
})
