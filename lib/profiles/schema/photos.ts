import { z } from 'zod'
import { LIMITS } from '@/lib/providers/schema/provider-draft'

export const PHOTO_WORDS = { alt: 200, caption: 200 } as const

const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters.`)
    .refine((text) => !text.includes('\0'), 'This has a character that cannot be stored.')
    // One line: it stands in an attribute and below a picture.
    .transform((text) => text.replace(/\s+/g, ' '))

export const photoAlt = words(PHOTO_WORDS.alt).refine(
  (text) => text !== '',
  'Please say what the photo shows, for those who cannot see it.',
)
export const photoCaption = words(PHOTO_WORDS.caption)

const path = z.string().min(1, 'Which photo?').max(300, 'There is no such photo.')

/** A photo of a tour, always with its words. */
export const tourPhoto = z.object({ path, alt: photoAlt, caption: photoCaption.default('') })

/** The specification's list of image sources, the first of them the cover. What is left out of one stays as it is. */
export const photosInput = z
  .array(
    z.union([
      path.transform((source) => ({ path: source, alt: undefined, caption: undefined })),
      z.object({ path, alt: photoAlt.optional(), caption: photoCaption.optional() }),
    ]),
  )
  .max(LIMITS.photos, `A page has room for ${LIMITS.photos} photos. Please remove some.`)
  .refine((photos) => new Set(photos.map((one) => one.path)).size === photos.length, 'A photo is in the list twice.')
export type PhotosInput = z.output<typeof photosInput>
