import { z } from 'zod'
import { defineRoute } from '@/lib/access/routes/define-route'
import { googlePlaces } from '@/lib/places/google/queries'
import { isGooglePlaceId } from '@/lib/places/google/rules'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { findPlace } from '@/lib/search/queries/places-source'

const NOT_FOUND = message('providers.errors.notFound')

const params = z.object({ id: z.string().max(200, NOT_FOUND) })

export const GET = defineRoute({
  access: 'public',
  readsSession: true,
  params,
  reference: {
    resource: 'Providers',
    summary:
      'A provider, with the source and date of each group of facts. Phone, e-mail and website are for signed-in people only.',
    parameters: { id: 'The end of the address of its page' },
    sharedSeconds: 0,
    example: {
      request: '/api/places/details/little-harbor-academy-orlando-fl-4m9q',
      response: {
        id: 'little-harbor-academy-orlando-fl-4m9q',
        place_id: 'little-harbor-academy-orlando-fl-4m9q',
        name: 'Little Harbor Academy',
        rating: 4.8,
        user_ratings_total: 31,
        ageRange: '6 weeks – 5 years',
        tags: [{ label: 'Daycare', color: 'blue' }],
        photos: [{ url: '/media/scenes/front-01.webp' }],
        formatted_address: '214 E Robinson St, Orlando, FL 32801',
        opening_hours: { weekday_text: ['Monday: 6:30 AM – 6:00 PM', 'Tuesday: 6:30 AM – 6:00 PM'] },
        types: ['center', 'daycare'],
        facts: { openings: { source: 'the provider', confirmed_on: '2026-11-18', freshness: 'confirmed' } },
        reviews: [
          {
            author_name: 'Delia B.',
            rating: 5,
            relative_time_description: 'a year ago',
            text: 'The best decision we made this year.',
            time: 1747750680,
          },
        ],
      },
    },
  },
  handle: async ({ actor, params: { id } }) => {
    const place = isGooglePlaceId(id)
      ? await googlePlaces()?.details(actor, id, now())
      : await findPlace(actor, id, now())
    if (!place) throw new NotFoundError(NOT_FOUND)
    return place
  },
})
