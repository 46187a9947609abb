import { z } from 'zod'
import { TOUR_PLACE_CODES, TOUR_PLACES } from '@/lib/providers/catalogue/tour-places'
import { readTourLink } from '@/lib/providers/rules/tour-hosts'
import { LIMITS } from '@/lib/providers/schema/provider-draft'
import { TOUR_PHOTOS } from '@/lib/providers/schema/tours'
import { longText } from '@/lib/providers/schema/typed-texts'
import { tourPhoto } from './photos'

/** Activities and virtual tours of a page: what is typed. */

export const LIST_LIMITS = { name: 80, description: 600, short: 40, title: 80, url: 500, video: 600 } as const

export const storedActivity = z.object({
  name: z.string(),
  description: z.string(),
  ageGroup: z.string().nullable(),
  frequency: z.string().nullable(),
})
export type Activity = z.output<typeof storedActivity>

const oneLine = (max: number) => longText(max).transform((text) => text.replace(/\s+/g, ' '))
const orNull = oneLine(LIST_LIMITS.short)
  .nullish()
  .transform((text) => text || null)

export const typedActivity = z.object({
  name: oneLine(LIST_LIMITS.name).pipe(z.string().min(1, 'Please name the activity.')),
  description: longText(LIST_LIMITS.description).min(1, 'Please describe the activity.'),
  ageGroup: orNull,
  frequency: orNull,
})
const activities = z.array(typedActivity).max(LIMITS.activities, `At most ${LIMITS.activities} activities are shown.`)

/** The specification sends them as a JSON text. */
export const activitiesInput = z.preprocess(fromJson, activities)

export const TOUR_LINK =
  'Please paste a link of YouTube, Vimeo, Matterport or Kuula: tours of other sites are not shown.'

const { fewest, most } = TOUR_PHOTOS
const photos = z
  .array(tourPhoto)
  .min(fewest, `A tour needs at least ${fewest} photos. A single one is better in the gallery.`)
  .max(most, `A tour has room for ${most} photos. Please remove some.`)
  .refine((all) => new Set(all.map(({ path }) => path)).size === all.length, 'A photo is in the tour twice.')
const video = z.object({
  path: z.string().min(1, 'Which video?').max(300, 'There is no such video.'),
  alt: longText(LIST_LIMITS.video).min(1, 'Please say what the video shows, for those who cannot see or hear it.'),
})

/** A place without link, photos and video has no tour; one without a title is called after its place. */
const typedTour = z.object({
  place: z.enum(TOUR_PLACE_CODES),
  title: oneLine(LIST_LIMITS.title),
  photos: photos.optional(),
  video: video.optional(),
  url: longText(LIST_LIMITS.url).transform((text, context) => {
    const link = text === '' ? '' : readTourLink(text)?.link
    if (link === undefined) context.addIssue({ code: 'custom', message: TOUR_LINK })
    return link ?? z.NEVER
  }),
})
export const toursInput = z
  .array(typedTour)
  .max(LIMITS.virtualTours, `At most ${LIMITS.virtualTours} tours are shown.`)
  .refine((tours) => new Set(tours.map(({ place }) => place)).size === tours.length, 'A place has one tour.')
  .refine((tours) => tours.every((tour) => shownBy(tour) <= 1), 'A tour is a link, photos or a video: one of them.')
  .transform((tours) =>
    TOUR_PLACE_CODES.flatMap((place) => {
      const tour = tours.find((one) => one.place === place)
      if (!tour || shownBy(tour) === 0) return []
      const { title, url, photos, video } = tour
      return [{ place, title: title || TOUR_PLACES[place], url, ...(photos && { photos }), ...(video && { video }) }]
    }),
  )
export type ToursInput = z.output<typeof toursInput>

const shownBy = ({ url, photos, video }: z.output<typeof typedTour>) =>
  [url !== '', photos !== undefined, video !== undefined].filter(Boolean).length

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
