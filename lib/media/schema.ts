import { z } from 'zod'
import { routes } from '@/lib/platform/http/routes'

/** Detected from a file's first bytes; its name and the browser's content type are not trusted. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | null

/** How many first bytes `pictureKind` needs. */
export const KIND_BYTES = 12

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Null for anything else. HEIC is detected because it needs its own decoder. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const text = String.fromCharCode(...bytes.subarray(0, KIND_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8))) return 'heic'
  return null
}

export const UPLOAD = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 40_000_000,
  /** Minimum length of the shorter side. */
  minSide: 100,
} as const

/** For a file picker. Since HEIC is not listed, phones convert their photos before uploading. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

export const UPLOAD_MESSAGES = {
  empty: 'This file is empty. Please choose a picture.',
  noPicture: 'We can’t read this picture. Please choose a JPEG, PNG or WebP file.',
  heic: 'We can’t read HEIC pictures. Please save it as a JPEG and choose that one.',
  tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
  tooManyPixels: 'This picture has more than 40 megapixels. Please choose a smaller one.',
  tooSmall: 'This picture is too small. Please choose one of at least 100 x 100 pixels.',
  broken: 'This picture is damaged or incomplete. Please choose another one.',
  tooSlow: 'Opening this picture took too long. Please try again, or choose a smaller one.',
} as const

/** Why a file cannot be accepted, checked before it is opened; undefined if it can. `start` is its first bytes. */
export function problemWithFile(size: number, start: Uint8Array): string | undefined {
  if (size === 0) return UPLOAD_MESSAGES.empty
  if (size > UPLOAD.maxBytes) return UPLOAD_MESSAGES.tooLarge
  const kind: PictureKind = pictureKind(start)
  if (kind === 'heic') return UPLOAD_MESSAGES.heic
  return kind === null ? UPLOAD_MESSAGES.noPicture : undefined
}

/** For a file picker of photos, including the HEIC files of phones. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'
export const NO_PHOTO_MESSAGE = 'We can’t read this picture. Please choose a JPEG, PNG, WebP or HEIC file.'

/** Like `problemWithFile`, but HEIC is accepted. */
export function problemWithPhoto(size: number, start: Uint8Array): string | undefined {
  const problem = problemWithFile(size, start)
  if (problem === UPLOAD_MESSAGES.heic) return undefined
  return problem === UPLOAD_MESSAGES.noPicture ? NO_PHOTO_MESSAGE : problem
}

/** Detected from the first bytes; the name and the browser's content type are not trusted. */
export function isPdf(bytes: Uint8Array): boolean {
  return textOf(bytes.subarray(0, 5)) === '%PDF-'
}

/** Whether the end marker is there. Programs may write a little after it. */
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
export const NO_DOCUMENT_MESSAGE = 'We can’t read this file. Please choose a JPEG, PNG, WebP, HEIC or PDF file.'

/** Why a document cannot be accepted, checked before it is opened; undefined if it can. */
export function problemWithDocument(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, KIND_BYTES)
  const size = bytes.byteLength
  const problem = problemWithFile(size, start)
  if (problem === UPLOAD_MESSAGES.heic) return undefined
  if (problem === UPLOAD_MESSAGES.noPicture && pictureKind(start) === null)
    return isPdf(start) ? undefined : NO_DOCUMENT_MESSAGE
  return problem
}

/** Two minutes of a phone's full HD video. More would be too slow for parents on mobile networks. */
export const MAX_VIDEO_BYTES = 100 * 1024 * 1024

/** For a file picker. Phones convert their videos to one of these. */
export const VIDEO_TYPES = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.m4v,.webm'

export const VIDEO_MESSAGES = {
  empty: 'This file is empty. Please choose a video.',
  tooLarge: 'This video is larger than 100 MB. Please choose a shorter one, or save a smaller version.',
  noVideo: 'We can’t read this video. Please choose an MP4, MOV or WebM file.',
  noPicture: 'This file has no picture. Please choose a video.',
  otherCodec:
    'Some phones can’t play this video. Please save it as MP4 with H.264. On an iPhone: Settings, Camera, Formats, Most Compatible, and film again.',
  broken: 'This video is damaged or incomplete. Please choose another one.',
} as const

type VideoKind = 'mp4' | 'webm'

/** How many first bytes `videoKind` needs. */
export const VIDEO_KIND_BYTES = 12

/** Brands of pictures and sound files, which use the same container. */
const NO_VIDEO_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1|avi[fs]|crx |M4[ABP] |jp[2hx] |mjp2)$/

/**
 * Detected from the first bytes; the name and the browser's content type are not trusted. QuickTime counts as MP4: the container is the
 * same, and browsers play it only under that type.
 */
export function videoKind(bytes: Uint8Array): VideoKind | null {
  const text = String.fromCharCode(...bytes.subarray(0, VIDEO_KIND_BYTES))
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'webm'
  return text.slice(4, 8) === 'ftyp' && text.length === 12 && !NO_VIDEO_BRANDS.test(text.slice(8)) ? 'mp4' : null
}

/** Why a video cannot be accepted, checked before it is opened; undefined if it can. `start` is its first bytes. */
export function problemWithVideo(size: number, start: Uint8Array): string | undefined {
  if (size === 0) return VIDEO_MESSAGES.empty
  if (size > MAX_VIDEO_BYTES) return VIDEO_MESSAGES.tooLarge
  return videoKind(start) === null ? VIDEO_MESSAGES.noVideo : undefined
}

const VIDEO_TYPE_OF = { mp4: 'video/mp4', webm: 'video/webm' } as const satisfies Record<VideoKind, string>
const VIDEO_NAME = /^[0-9a-f]{32}\.(mp4|webm)$/

/** The type of a video by the extension we gave it; null for a name that cannot be ours. */
export function typeOfVideo(name: string): (typeof VIDEO_TYPE_OF)[VideoKind] | null {
  const ending = VIDEO_NAME.exec(name)?.[1]
  return ending === 'mp4' || ending === 'webm' ? VIDEO_TYPE_OF[ending] : null
}

/** A stored and served file: always the output of our encoder, never the upload itself. */
export type EncodedFile = { type: FileType; bytes: Uint8Array }

/** A photo in several widths, the smallest first; the last is the full size. */
export type EncodedPhoto = {
  type: 'image/webp'
  width: number
  height: number
  files: { width: number; bytes: Uint8Array }[]
}

type FileType = 'image/webp' | 'image/avif' | 'image/jpeg'

/** A private file. A PDF is stored as uploaded. */
export type PrivateFile = { type: PrivateType; bytes: Uint8Array }

/** The purpose for which private files are encrypted (lib/platform/security/secrets.ts). */
export const PRIVATE_FILE_PURPOSE = 'private file'

const SENTENCE = 'We can’t use this part of the picture. Please choose it again.'
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

/** Scales the square around its center, inside the picture and to at least `least` of its smaller side. */
export function scaleCrop(crop: Crop, factor: number, least = 0.1): Crop {
  const larger = Math.max(crop.width, crop.height)
  const requested = Math.max(factor, least / larger)
  const scale = Math.min(requested, 1 / larger)
  const width = crop.width * scale
  const height = crop.height * scale
  const centered = { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2 }
  return moveCrop({ ...centered, width, height }, 0, 0)
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), Math.max(max, 0))

const PICTURE_TYPE_OF = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const satisfies Record<
  string,
  FileType
>
const PICTURE_ENDINGS = { 'image/webp': 'webp', 'image/avif': 'avif', 'image/jpeg': 'jpg' } as const satisfies Record<
  FileType,
  keyof typeof PICTURE_TYPE_OF
>
const PICTURE_NAME = /^[0-9a-f]{32}(?:-\d{2,4})?\.(webp|avif|jpg)$/

/** The name under which a file is stored and served; `random` is 32 hexadecimal digits, `width` is for a smaller size of a picture. */
export function fileName(random: string, type: FileType, width?: number): string {
  return `${random}${width === undefined ? '' : `-${width}`}.${PICTURE_ENDINGS[type]}`
}

/** The type of a file by the extension we gave it; null for a name that cannot be ours. */
export function typeOfName(name: string): FileType | null {
  const ending = PICTURE_NAME.exec(name)?.[1]
  return ending === 'webp' || ending === 'avif' || ending === 'jpg' ? PICTURE_TYPE_OF[ending] : null
}

/** The name in the address of an uploaded picture; null for any other address. */
export const nameInAddress = (address: string): string | null => nameAfter(routes.picture(''), address)

/** The name in the address of an uploaded video; null for any other address. */
export const videoInAddress = (address: string): string | null => nameAfter(routes.video(''), address)

const nameAfter = (prefix: string, address: string) =>
  address.startsWith(prefix) ? address.slice(prefix.length) : null

/** A part of a file: from the first byte to before `end`. */
export type ByteRange = { from: number; end: number }

/**
 * Parses a Range header: a part of the file, null to send the whole (no header, or several parts), or 'none' if the range cannot be
 * satisfied.
 */
export function readRange(header: string | null, size: number): ByteRange | 'none' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  // Without a start, it is the number of bytes at the end.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  if (first !== '' && last !== '' && Number(last) < from) return null
  return from >= size || from >= end ? 'none' : { from, end }
}
