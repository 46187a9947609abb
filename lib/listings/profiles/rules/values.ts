import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { type HoursTexts, weekdayLines } from '@/lib/providers/hours/rules/hours'
import { LIMITS } from '@/lib/providers/schema'
import type { Descriptions } from '@/lib/providers/types'
import { DEFAULT_TOUR_TITLES } from '@/lib/providers/virtual-tours/rules'
import type { VirtualTour } from '@/lib/providers/virtual-tours/schema'
import { byLanguage, languageOf, PROFILE_FIELDS, type ProfileField } from '../catalogue'
import type { Activity } from '../schema/values'
import type { ProfileChangeView, ProfilePhoto, ProfileValues, ProposedFields } from '../types'
import { typedSeasons } from './write-hours'

/** The values of an empty page. */
export const NO_VALUES: ProfileValues = {
  businessName: '',
  businessLogo: '',
  aboutUs: '',
  ...byLanguage(() => ''),
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

export const proposedValues = (fields: ProposedFields): Partial<ProfileValues> =>
  Object.fromEntries(Object.entries(fields).map(([field, change]) => [field, change.to]))

/** Applies proposed fields to live values. */
export const applyProposed = (live: ProfileValues, fields: ProposedFields): ProfileValues => ({
  ...live,
  ...proposedValues(fields),
})

/** A page's descriptions in other languages with these values applied. An empty one is left out. */
export function descriptionsWith(before: Descriptions, values: Partial<ProfileValues>): Descriptions {
  const given = Object.entries(values).flatMap(([field, value]) => {
    const locale = languageOf(field)
    return locale && typeof value === 'string' ? [[locale, value] as const] : []
  })
  return Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(given) }).filter(([, text]) => text !== ''),
  )
}

/** The texts and formats for writing values: from useValueTexts in components, from valueTexts on the server. */
export type ValueTexts = {
  t: Translate<'listings.values'>
  hours: HoursTexts
  amenities: Translate<'providers.amenities'>
  tourPlaces: Translate<'providers.tourPlaces'>
  locale: Locale
}

/** A value as lines of text for comparison; none when nothing is stated. */
export function valueLines(
  texts: ValueTexts,
  field: ProfileField,
  values: Pick<ProfileValues, ProfileField>,
): string[] {
  if (field === 'hours') return weekdayLines(texts.hours, texts.locale, values.hours) ?? []
  if (field === 'photos') return values.photos.map(({ alt, caption }) => (caption ? `${alt} (“${caption}”)` : alt))
  if (field === 'amenities') return amenityLabels(texts.amenities, values.amenities)
  if (field === 'activities') return values.activities.map(activityLine)
  if (field === 'virtualTours') return values.virtualTours.map((tour) => tourLine(texts, tour))
  const text = field === 'seasonalHours' ? typedSeasons(texts.locale, values[field]) : values[field]
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** "Tuesday cooking: Soup for everybody. (3 to 5 years, weekly)" */
function activityLine({ name, description, ageGroup, frequency }: Activity): string {
  const more = [ageGroup, frequency].filter(Boolean).join(', ')
  return `${name}: ${description}${more && ` (${more})`}`
}
/** "Outdoor area: The yard, 2 photos: A slide; A tree" */
function tourLine({ t, tourPlaces }: ValueTexts, { place, title, url, photos, video }: VirtualTour): string {
  const shownTitle = title === DEFAULT_TOUR_TITLES[place] ? tourPlaces(place) : title
  const values = { place: tourPlaces(place), title: shownTitle }
  if (photos)
    return t('tourOfPhotos', { ...values, count: photos.length, photos: photos.map(({ alt }) => alt).join('; ') })
  return video ? t('tourOfVideo', { ...values, video: video.alt }) : t('tour', { ...values, url })
}

export function amenityLabels(t: Translate<'providers.amenities'>, codes: readonly string[]): string[] {
  return AMENITIES.filter(({ code }) => codes.includes(code)).map(({ code }) => t(code))
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

/** The specification shows five empty photo slots. There are fewer if a page has no room for five, but always at least one. */
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
