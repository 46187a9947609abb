import { z } from 'zod'
import { defineRoute } from '@/lib/access/routes/define-route'
import { googlePlaces } from '@/lib/places/google/queries'
import { isGooglePlaceId } from '@/lib/places/google/rules'
import { NotFoundError } from '@/lib/platform/http/errors'
import { now } from '@/lib/platform/time/clock'
import { directoryPlaces } from '@/lib/search/queries/places-source'

const params = z.object({ id: z.string().max(200, 'We can’t find this provider.') })

export const GET = defineRoute({
  access: 'public',
  readsSession: true,
  params,
  handle: async ({ actor, params: { id } }) => {
    const source = isGooglePlaceId(id) ? googlePlaces() : directoryPlaces
    const place = await source?.details(actor, id, now())
    if (!place) throw new NotFoundError('We can’t find this provider.')
    return place
  },
})
