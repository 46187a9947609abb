import { z } from 'zod'
import { routes } from '@/lib/platform/http/routes'
import { type Message, message } from '@/lib/platform/language/message'
import { UPLOAD } from './rules/pictures'

/** How many bytes at the start of a picture or a video show its kind. */
export const KIND_BYTES = 12

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/**
 * Detected from a file's first bytes; its name and the browser's content type are not trusted. Null for anything else. HEIC is detected
 * because it needs its own decoder.
 */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heic' | null {
  const text = String.fromCharCode(...bytes.subarray(0, KIND_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8))) return 'heic'
  return null
}

export const UPLOAD_MESSAGES = {
  empty: message('media.pictureErrors.empty'),
  noPicture: message('media.pictureErrors.noPicture'),
  heic: message('media.pictureErrors.heic'),
  tooLarge: message('media.pictureErrors.tooLarge'),
  tooManyPixels: message('media.pictureErrors.tooManyPixels'),
  tooSmall: message('media.pictureErrors.tooSmall'),
  broken: message('media.pictureErrors.broken'),
  tooSlow: message('media.pictureErrors.tooSlow'),
} as const

function problemWithSize(size: number): Message | undefined {
  if (size === 0) return UPLOAD_MESSAGES.empty
  return size > UPLOAD.maxBytes ? UPLOAD_MESSAGES.tooLarge : undefined
}

/** Why a file cannot be accepted, checked before it is opened; undefined if it can. `start` is its first bytes. */
export function problemWithFile(size: number, start: Uint8Array): Message | undefined {
  const problem = problemWithSize(size)
  if (problem) return problem
  const kind = pictureKind(start)
  if (kind === 'heic') return UPLOAD_MESSAGES.heic
  return kind === null ? UPLOAD_MESSAGES.noPicture : undefined
}

/** For a file picker of photos, including the HEIC files of phones. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'
export const NO_PHOTO_MESSAGE = message('media.pictureErrors.noPhoto')

/** Like `problemWithFile`, but HEIC is accepted. */
export function problemWithPhoto(size: number, start: Uint8Array): Message | undefined {
  return problemWithSize(size) ?? (pictureKind(start) === null ? NO_PHOTO_MESSAGE : undefined)
}

/** Detected from the first bytes; the name and the browser's content type are not trusted. */
export function isPdf(bytes: Uint8Array): boolean {
  return textOf(bytes.subarray(0, 5)) === '%PDF-'
}

/** Whether the end marker of a PDF is there. Some programs write a little after it. */
export function isWholePdf(bytes: Uint8Array): boolean {
  return isPdf(bytes) && textOf(bytes.subarray(-1024)).includes('%%EOF')
}

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** The types of private files, which are stored encrypted and not served at any public address. */
export type PrivateType = 'image/webp' | 'application/pdf'

const PRIVATE_ENDINGS = { 'image/webp': 'xwebp', 'application/pdf': 'xpdf' } as const satisfies Record<
  PrivateType,
  string
>
const PRIVATE_NAME = /^[0-9a-f]{32}\.(xwebp|xpdf)$/

/** The name of a private file; `random` is 32 hexadecimal digits. No public address serves such an extension. */
export const privateName = (random: string, type: PrivateType) => `${random}.${PRIVATE_ENDINGS[type]}`

/** Null for a name that is not that of a private file. */
export function privateTypeOf(name: string): PrivateType | null {
  const ending = PRIVATE_NAME.exec(name)?.[1]
  if (!ending) return null
  return ending === 'xpdf' ? 'application/pdf' : 'image/webp'
}

/** For a file picker. */
export const DOCUMENT_TYPES = `${PHOTO_TYPES},application/pdf`
export const NO_DOCUMENT_MESSAGE = message('media.pictureErrors.noDocument')

/** Why a document cannot be accepted, checked before it is opened; undefined if it can. */
export function problemWithDocument(bytes: Uint8Array): Message | undefined {
  const isDocument = pictureKind(bytes) !== null || isPdf(bytes)
  return problemWithSize(bytes.byteLength) ?? (isDocument ? undefined : NO_DOCUMENT_MESSAGE)
}

/** A stored and served file: always the output of our encoder, never the upload itself. */
export type EncodedFile = { type: 'image/webp'; bytes: Uint8Array }

/**
 * How long copies of an upload may outlive it: whoever deletes a child's picture expects it gone. Browsers request it again after a day,
 * and get a 304 while it is there; a proxy in front after an hour.
 */
export const UPLOAD_CACHE = 'public, max-age=86400, s-maxage=3600'

/** A photo in several widths, the smallest first; the last is the full size. */
export type EncodedPhoto = {
  width: number
  height: number
  files: { width: number; bytes: Uint8Array }[]
}

/** A private file. A PDF is stored as uploaded. */
export type PrivateFile = { type: PrivateType; bytes: Uint8Array }

/** The purpose for which private files are encrypted (lib/platform/security/secrets.ts). */
export const PRIVATE_FILE_PURPOSE = 'private file'

const SENTENCE = message('media.pictureErrors.crop')
const fraction = z.coerce.number(SENTENCE).min(0, SENTENCE).max(1, SENTENCE)
/** Tolerance for rounding in browsers. */
const SLACK = 0.001

/** A part of a picture as displayed, upright, in fractions of its width and height. */
export const cropInput = z
  .object({ x: fraction, y: fraction, width: fraction.min(0.01, SENTENCE), height: fraction.min(0.01, SENTENCE) })
  .refine(({ x, y, width, height }) => x + width <= 1 + SLACK && y + height <= 1 + SLACK, SENTENCE)

export type Crop = z.output<typeof cropInput>

/** The largest square in the middle of a picture of `ratio` (width to height). */
export function middleSquare(ratio: number): Crop {
  const width = Math.min(1, 1 / ratio)
  const height = Math.min(1, ratio)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

/** Moves the square by fractions of the picture, up to the edge. */
export function moveCrop(crop: Crop, right: number, down: number): Crop {
  return { ...crop, x: clamp(crop.x + right, 1 - crop.width), y: clamp(crop.y + down, 1 - crop.height) }
}

/** Scales the square around its center, inside the picture and to at least a tenth of its smaller side. */
export function scaleCrop(crop: Crop, factor: number): Crop {
  const larger = Math.max(crop.width, crop.height)
  const requested = Math.max(factor, 0.1 / larger)
  const scale = Math.min(requested, 1 / larger)
  const width = crop.width * scale
  const height = crop.height * scale
  const centered = { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2 }
  return moveCrop({ ...centered, width, height }, 0, 0)
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), Math.max(max, 0))

const PICTURE_NAME = /^[0-9a-f]{32}(?:-\d{2,4})?\.webp$/

/** The name under which a picture is stored and served; `random` is 32 hexadecimal digits, `width` is for a smaller size. */
export const pictureName = (random: string, width?: number) => `${random}${width === undefined ? '' : `-${width}`}.webp`

/** Whether a name is that of a public picture. */
export const isPictureName = (name: string): boolean => PICTURE_NAME.test(name)

/** The name in the address of an uploaded picture; null for any other address. */
export const nameInAddress = (address: string): string | null => nameAfter(routes.picture(''), address)

/** The name in the address of an uploaded video; null for any other address. */
export const videoInAddress = (address: string): string | null => nameAfter(routes.video(''), address)

const nameAfter = (prefix: string, address: string) =>
  address.startsWith(prefix) ? address.slice(prefix.length) : null
