import { z } from 'zod'
import { TOUR_PLACE_CODES } from './rules'

/** A photo as the JSON of tours and profile changes holds it; an empty caption is none. */
export const storedPhoto = z.object({
  path: z.string(),
  alt: z.string(),
  caption: z.string(),
  width: z.int(),
  height: z.int(),
})
/** `alt`: what is seen and said in it, in words. */
export const storedVideo = z.object({ path: z.string(), alt: z.string() })

/** One of link, photos and video; `url` is empty where it is no link. */
export const storedTour = z.object({
  place: z.enum(TOUR_PLACE_CODES),
  title: z.string(),
  url: z.string(),
  photos: z.array(storedPhoto).optional(),
  video: storedVideo.optional(),
})
export type VirtualTour = z.output<typeof storedTour>

/** So many photos are a tour; a single one is better in the gallery. */
export const TOUR_PHOTOS = { fewest: 2, most: 10 } as const

/** A row of provider_virtual_tours. */
export function tourIn({ photos, video, ...row }: Record<'place' | 'title' | 'url' | 'photos' | 'video', unknown>) {
  const hasPhotos = Array.isArray(photos) && photos.length > 0
  return storedTour.parse({ ...row, ...(hasPhotos && { photos }), ...(video !== null && { video }) })
}
