import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { weekdayLines } from '@/lib/providers/rules/hours'
import { LIMITS } from '@/lib/providers/schema'
import { TOUR_PLACES } from '@/lib/providers/virtual-tours/rules'
import type { VirtualTour } from '@/lib/providers/virtual-tours/schema'
import { PROFILE_FIELDS, type ProfileField } from '../catalogue'
import type { Activity } from '../schema/values'
import type { ProfileChangeView, ProfilePhoto, ProfileValues, ProposedFields } from '../types'

/** The values of an empty page. */
export const NO_VALUES: ProfileValues = {
  businessName: '',
  businessLogo: '',
  aboutUs: '',
  servicesOffered: '',
  amenities: [],
  address: '',
  phone: '',
  email: '',
  website: '',
  hours: [],
  seasonalHours: '',
  photos: [],
  activities: [],
  virtualTours: [],
}

export const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields that differ. */
export function changedFields(before: ProfileValues, after: ProfileValues): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => !isSameValue(before[field], after[field]))
}

/** Applies proposed fields to live values. */
export function applyProposed(live: ProfileValues, fields: ProposedFields): ProfileValues {
  const proposed = Object.entries(fields).map(([field, change]) => [field, change.to])
  return { ...live, ...Object.fromEntries(proposed) }
}

/** A value as lines of text for comparison; none when nothing is stated. */
export function valueLines(field: ProfileField, values: Pick<ProfileValues, ProfileField>): string[] {
  if (field === 'hours') return weekdayLines(values.hours) ?? []
  if (field === 'photos') return values.photos.map(({ alt, caption }) => (caption ? `${alt} (“${caption}”)` : alt))
  if (field === 'amenities') return amenityLabels(values.amenities)
  if (field === 'activities') return values.activities.map(activityLine)
  if (field === 'virtualTours') return values.virtualTours.map(tourLine)
  return values[field].split('\n').filter((line) => line.trim() !== '')
}

/** "Tuesday cooking: Soup for everybody. (3 to 5 years, weekly)" */
function activityLine({ name, description, ageGroup, frequency }: Activity): string {
  const more = [ageGroup, frequency].filter(Boolean).join(', ')
  return `${name}: ${description}${more && ` (${more})`}`
}
/** "Outdoor area: The yard, 2 photos: A slide; A tree" */
export function tourLine({ place, title, url, photos, video }: VirtualTour): string {
  const shown = photos
    ? `${photos.length} photos: ${photos.map(({ alt }) => alt).join('; ')}`
    : video
      ? `a video: ${video.alt}`
      : url
  return `${TOUR_PLACES[place]}: ${title}, ${shown}`
}

export function amenityLabels(codes: readonly string[]): string[] {
  return AMENITIES.filter(({ code }) => codes.includes(code)).map(({ label }) => label)
}

export function pick(values: ProfileValues, fields: readonly ProfileField[]): Partial<ProfileValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

type WithFiles = Pick<ProfileValues, 'photos' | 'virtualTours' | 'businessLogo'>

/** The paths of all uploaded pictures in these values. */
export function picturesIn({ photos, virtualTours, businessLogo }: WithFiles): string[] {
  const all = [...photos, ...virtualTours.flatMap((tour) => tour.photos ?? [])]
  return [...all.map(({ path }) => path), businessLogo]
}
export const videosIn = ({ virtualTours }: Pick<WithFiles, 'virtualTours'>): string[] =>
  virtualTours.flatMap(({ video }) => (video ? [video.path] : []))

/** Per the specification, five empty photo slots are shown: fewer only where a page has no room for them, and always one. */
const EMPTY_SLOTS = 5

export const emptySlots = (photos: readonly ProfilePhoto[]): number =>
  Math.max(1, Math.min(EMPTY_SLOTS, LIMITS.photos - photos.length))

/** Moves a photo in the list; out-of-bounds positions change nothing. */
export function movePhoto(photos: readonly ProfilePhoto[], from: number, to: number): ProfilePhoto[] {
  const moved = photos[from]
  if (!moved || to < 0 || to >= photos.length) return [...photos]
  return photos.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Replaces the first photo, which is the cover. */
export const replaceCover = (photos: readonly ProfilePhoto[], cover: ProfilePhoto): ProfilePhoto[] => [
  cover,
  ...photos.slice(1),
]

/** Appends the photos of `more` that are not in the list yet. */
export function withMissing(photos: readonly ProfilePhoto[], more: readonly ProfilePhoto[]): ProfilePhoto[] {
  return [...photos, ...more.filter(({ path }) => photos.every((one) => one.path !== path))]
}

type Profile = { live: ProfileValues; change: Pick<ProfileChangeView, 'status' | 'fields'> | null }

/** The proposed photos if a change is pending, else the live ones. */
export function currentPhotos({ live, change }: Profile): ProfilePhoto[] {
  return (change?.status === 'pending' && change.fields.photos?.to) || live.photos
}
