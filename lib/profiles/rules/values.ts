import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { TOUR_PLACES } from '@/lib/providers/catalogue/tour-places'
import { weekdayLines } from '@/lib/providers/rules/hours-text'
import type { VirtualTour } from '@/lib/providers/schema/tours'
import { PROFILE_FIELDS, type ProfileField } from '../catalogue'
import type { Activity } from '../schema/lists'
import type { ProfileValues, ProposedFields } from '../types'

/** A page that states nothing. */
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

/** The fields in which two sets of values differ. */
export function changedFields(before: ProfileValues, after: ProfileValues): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => !isSameValue(before[field], after[field]))
}

/** These values with what is proposed laid over them. */
export function withProposed(live: ProfileValues, fields: ProposedFields): ProfileValues {
  const proposed = Object.entries(fields).map(([field, change]) => [field, change.to])
  return { ...live, ...Object.fromEntries(proposed) }
}

/** A value in words, a line each: what a person compares. Nothing stated is no line. */
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

/** The addresses of all uploaded pictures that values name. */
export function picturesIn({ photos, virtualTours, businessLogo }: WithFiles): string[] {
  const all = [...photos, ...virtualTours.flatMap((tour) => tour.photos ?? [])]
  return [...all.map(({ path }) => path), businessLogo]
}
export const videosIn = ({ virtualTours }: Pick<WithFiles, 'virtualTours'>): string[] =>
  virtualTours.flatMap(({ video }) => (video ? [video.path] : []))
