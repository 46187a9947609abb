import { z } from 'zod'
import { TOUR_PLACE_CODES } from './rules'

/** A photo in the JSON of tours and profile changes; an empty caption means none. */
export const storedPhoto = z.object({
  path: z.string(),
  alt: z.string(),
  caption: z.string(),
  width: z.int(),
  height: z.int(),
})
/** `alt` describes what the video shows and says. */
const storedVideo = z.object({ path: z.string(), alt: z.string() })

/** A link, photos or a video; `url` is empty unless it is a link. */
export const storedTour = z.object({
  place: z.enum(TOUR_PLACE_CODES),
  title: z.string(),
  url: z.string(),
  photos: z.array(storedPhoto).optional(),
  video: storedVideo.optional(),
})
export type VirtualTour = z.output<typeof storedTour>

/** The number of photos in a tour; a single one belongs in the gallery. */
export const TOUR_PHOTOS = { fewest: 2, most: 10 } as const

/** Parses a row of provider_virtual_tours. */
export function parseTourRow({
  photos,
  video,
  ...row
}: Record<'place' | 'title' | 'url' | 'photos' | 'video', unknown>) {
  const hasPhotos = Array.isArray(photos) && photos.length > 0
  return storedTour.parse({ ...row, ...(hasPhotos && { photos }), ...(video !== null && { video }) })
}
