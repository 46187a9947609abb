import { type Message, message } from '@/lib/platform/language/message'
import { KIND_BYTES } from '../schema'

/** Two minutes of a phone's full HD video. More would be too slow for parents on mobile networks. */
export const MAX_VIDEO_BYTES = 100 * 1024 * 1024

/** For a file picker. Phones convert their videos to one of these. */
export const VIDEO_TYPES = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.m4v,.webm'

export const VIDEO_MESSAGES = {
  empty: message('media.videoErrors.empty'),
  tooLarge: message('media.videoErrors.tooLarge'),
  noVideo: message('media.videoErrors.noVideo'),
  noPicture: message('media.videoErrors.noPicture'),
  otherCodec: message('media.videoErrors.otherCodec'),
  broken: message('media.videoErrors.broken'),
} as const

type VideoKind = 'mp4' | 'webm'

/** Brands of pictures and sound files, which use the same container. */
const NO_VIDEO_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1|avi[fs]|crx |M4[ABP] |jp[2hx] |mjp2)$/

/**
 * Detected from the first bytes; the name and the browser's content type are not trusted. QuickTime counts as MP4: the container is the
 * same, and browsers play it only under that type.
 */
export function videoKind(bytes: Uint8Array): VideoKind | null {
  const text = String.fromCharCode(...bytes.subarray(0, KIND_BYTES))
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'webm'
  const isContainer = text.slice(4, 8) === 'ftyp' && text.length === KIND_BYTES
  return isContainer && !NO_VIDEO_BRANDS.test(text.slice(8)) ? 'mp4' : null
}

/** Why a video cannot be accepted, checked before it is opened; undefined if it can. `start` is its first bytes. */
export function problemWithVideo(size: number, start: Uint8Array): Message | undefined {
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
