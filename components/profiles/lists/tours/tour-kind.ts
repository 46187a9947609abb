import type { ToursInput } from '@/lib/profiles/schema/lists'
import { TOUR_PLACE_CODES } from '@/lib/providers/catalogue/tour-places'
import type { VirtualTour } from '@/lib/providers/schema/tours'

/** What families see of a place: a link to another site, photos, or a video of one's own. */
export const TOUR_KINDS = ['link', 'photos', 'video'] as const
export type TourKind = (typeof TOUR_KINDS)[number]
/** What was chosen for a place; without a choice what stands there. */
export type ChosenKinds = Partial<Record<VirtualTour['place'], TourKind>>

export function tourAt(tours: readonly VirtualTour[], place: VirtualTour['place']): VirtualTour {
  return tours.find((one) => one.place === place) ?? { place, title: '', url: '' }
}

export function kindOf({ place, photos, video }: VirtualTour, chosen: ChosenKinds): TourKind {
  return chosen[place] ?? (video ? 'video' : photos ? 'photos' : 'link')
}

/** What is to be sent of each place: of link, photos and video the chosen one alone, the others stay in the draft. */
export function chosenTours(tours: readonly VirtualTour[], chosen: ChosenKinds): VirtualTour[] {
  return TOUR_PLACE_CODES.map((code) => {
    const tour = tourAt(tours, code)
    const { place, title, url, photos, video } = tour
    const kind = kindOf(tour, chosen)
    const hasPhotos = kind === 'photos' && photos && photos.length > 0
    return {
      place,
      title,
      url: kind === 'link' ? url : '',
      ...(hasPhotos && { photos }),
      ...(kind === 'video' && video && { video }),
    }
  })
}

/** Tours as they were read, with the sizes of their photos. */
export function withSizes(read: ToursInput, tours: readonly VirtualTour[]): VirtualTour[] {
  return read.map(({ photos, video, ...tour }) => {
    const known = tourAt(tours, tour.place).photos ?? []
    const sized = photos?.flatMap((photo) => {
      const size = known.find(({ path }) => path === photo.path)
      return size ? [{ ...photo, width: size.width, height: size.height }] : []
    })
    return { ...tour, ...(sized && { photos: sized }), ...(video && { video }) }
  })
}
