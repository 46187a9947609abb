import { z } from 'zod'
import { message } from '@/lib/platform/language/message'
import { LIMITS, longText } from '@/lib/providers/schema'
import { DEFAULT_TOUR_TITLES, parseTourLink, TOUR_PLACE_CODES } from '@/lib/providers/virtual-tours/rules'
import { storedPhoto, storedTour, TOUR_PHOTOS } from '@/lib/providers/virtual-tours/schema'
import { byLanguage, type ProfileField } from '../catalogue'

export const PHOTO_TEXT_LIMITS = { alt: 200, caption: 200 } as const

const oneLine = (max: number) => longText(max).transform((text) => text.replace(/\s+/g, ' '))

export const photoAlt = oneLine(PHOTO_TEXT_LIMITS.alt).refine(
  (text) => text !== '',
  message('listings.mediaErrors.photoAlt'),
)
const photoCaption = oneLine(PHOTO_TEXT_LIMITS.caption)

const path = z
  .string()
  .min(1, message('listings.mediaErrors.whichPhoto'))
  .max(300, message('listings.mediaErrors.noPhoto'))

/** A photo of a tour, always with a description. */
const tourPhoto = z.object({ path, alt: photoAlt, caption: photoCaption.default('') })

/** The specification's list of image sources, cover first. Omitted descriptions stay unchanged. */
export const photosInput = z
  .array(
    z.union([
      path.transform((source) => ({ path: source, alt: undefined, caption: undefined })),
      z.object({ path, alt: photoAlt.optional(), caption: photoCaption.optional() }),
    ]),
  )
  .max(LIMITS.photos, message('listings.mediaErrors.tooManyPhotos', { most: LIMITS.photos }))
  .refine(
    (photos) => new Set(photos.map((one) => one.path)).size === photos.length,
    message('listings.mediaErrors.photoTwice'),
  )
export type PhotosInput = z.output<typeof photosInput>

/** Activities and virtual tours as typed. */

export const LIST_LIMITS = { name: 80, description: 600, short: 40, title: 80, url: 500, video: 600 } as const

export const storedActivity = z.object({
  name: z.string(),
  description: z.string(),
  ageGroup: z.string().nullable(),
  frequency: z.string().nullable(),
})
export type Activity = z.output<typeof storedActivity>

const orNull = oneLine(LIST_LIMITS.short)
  .nullish()
  .transform((text) => text || null)

export const typedActivity = z.object({
  name: oneLine(LIST_LIMITS.name).pipe(z.string().min(1, message('listings.mediaErrors.activityName'))),
  description: longText(LIST_LIMITS.description).min(1, message('listings.mediaErrors.activityText')),
  ageGroup: orNull,
  frequency: orNull,
})
const activities = z
  .array(typedActivity)
  .max(LIMITS.activities, message('listings.mediaErrors.tooManyActivities', { most: LIMITS.activities }))

/** The specification allows a JSON text. */
export const activitiesInput = z.preprocess(fromJson, activities)

export const TOUR_LINK = message('listings.mediaErrors.tourLink')

const { fewest, most } = TOUR_PHOTOS
const photos = z
  .array(tourPhoto)
  .min(fewest, message('listings.mediaErrors.fewTourPhotos', { fewest }))
  .max(most, message('listings.mediaErrors.tooManyTourPhotos', { most }))
  .refine(
    (all) => new Set(all.map(({ path }) => path)).size === all.length,
    message('listings.mediaErrors.tourPhotoTwice'),
  )
const video = z.object({
  path: z.string().min(1, message('listings.mediaErrors.whichVideo')).max(300, message('listings.mediaErrors.noVideo')),
  alt: longText(LIST_LIMITS.video).min(1, message('listings.mediaErrors.videoAlt')),
})

/** A tour without link, photos and video is omitted; one without a title is named after its place. */
const typedTour = z.object({
  place: z.enum(TOUR_PLACE_CODES),
  title: oneLine(LIST_LIMITS.title),
  photos: photos.optional(),
  video: video.optional(),
  url: longText(LIST_LIMITS.url).transform((text, context) => {
    const link = text === '' ? '' : parseTourLink(text)?.link
    if (link === undefined) context.addIssue({ code: 'custom', message: TOUR_LINK })
    return link ?? z.NEVER
  }),
})
export const toursInput = z
  .array(typedTour)
  .max(LIMITS.virtualTours, message('listings.mediaErrors.tooManyTours', { most: LIMITS.virtualTours }))
  .refine(
    (tours) => new Set(tours.map(({ place }) => place)).size === tours.length,
    message('listings.mediaErrors.onePerArea'),
  )
  .refine((tours) => tours.every((tour) => mediaCount(tour) <= 1), message('listings.mediaErrors.oneKind'))
  .transform((tours) =>
    TOUR_PLACE_CODES.flatMap((place) => {
      const tour = tours.find((one) => one.place === place)
      if (!tour || mediaCount(tour) === 0) return []
      const { title, url, photos, video } = tour
      return [
        { place, title: title || DEFAULT_TOUR_TITLES[place], url, ...(photos && { photos }), ...(video && { video }) },
      ]
    }),
  )
export type ToursInput = z.output<typeof toursInput>

const mediaCount = ({ url, photos, video }: z.output<typeof typedTour>) =>
  [url !== '', photos !== undefined, video !== undefined].filter(Boolean).length

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Schemas of the JSON columns of profile_changes. */

const interval = z.object({ weekday: z.int(), opensMinute: z.int(), closesMinute: z.int() })
const text = z.string()
/** Every value of a profile. */
export const storedValues = z.object({
  businessName: text,
  businessLogo: text,
  aboutUs: text,
  ...byLanguage(() => text),
  servicesOffered: text,
  amenities: z.array(text),
  address: text,
  phone: text,
  email: text,
  website: text,
  hours: z.array(interval),
  seasonalHours: text,
  photos: z.array(storedPhoto),
  activities: z.array(storedActivity),
  virtualTours: z.array(storedTour),
} satisfies Record<ProfileField, z.ZodType>)
const VALUES = storedValues.shape

const proposed = <V extends z.ZodType>(value: V) => z.object({ from: value, to: value }).optional()
const decided = <V extends z.ZodType>(value: V) =>
  z
    .discriminatedUnion('accepted', [
      z.object({ accepted: z.literal(true), value: value.optional() }),
      z.object({ accepted: z.literal(false), reason: text }),
    ])
    .optional()

export const proposedFields = z.object({
  businessName: proposed(VALUES.businessName),
  businessLogo: proposed(VALUES.businessLogo),
  aboutUs: proposed(VALUES.aboutUs),
  ...byLanguage((field) => proposed(VALUES[field])),
  servicesOffered: proposed(VALUES.servicesOffered),
  amenities: proposed(VALUES.amenities),
  address: proposed(VALUES.address),
  phone: proposed(VALUES.phone),
  email: proposed(VALUES.email),
  website: proposed(VALUES.website),
  hours: proposed(VALUES.hours),
  seasonalHours: proposed(VALUES.seasonalHours),
  photos: proposed(VALUES.photos),
  activities: proposed(VALUES.activities),
  virtualTours: proposed(VALUES.virtualTours),
})

export const fieldDecisions = z.object({
  businessName: decided(VALUES.businessName),
  businessLogo: decided(VALUES.businessLogo),
  aboutUs: decided(VALUES.aboutUs),
  ...byLanguage((field) => decided(VALUES[field])),
  servicesOffered: decided(VALUES.servicesOffered),
  amenities: decided(VALUES.amenities),
  address: decided(VALUES.address),
  phone: decided(VALUES.phone),
  email: decided(VALUES.email),
  website: decided(VALUES.website),
  hours: decided(VALUES.hours),
  seasonalHours: decided(VALUES.seasonalHours),
  photos: decided(VALUES.photos),
  activities: decided(VALUES.activities),
  virtualTours: decided(VALUES.virtualTours),
})
