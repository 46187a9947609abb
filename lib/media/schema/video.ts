/** Two minutes of a phone’s video in full HD; what is larger is too much for a parent on the way, too. */
export const MOST_VIDEO_BYTES = 100 * 1024 * 1024

/** For a file picker. A phone that is asked for these makes one of them of what it filmed. */
export const VIDEO_TYPES = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.m4v,.webm'

export const VIDEO_SENTENCES = {
  empty: 'This file is empty. Please choose a video.',
  tooLarge: 'This video is larger than 100 MB. Please choose a shorter one, or save it smaller.',
  noVideo: 'This is no video that we can read. Please choose an MP4, MOV or WebM file.',
  noPicture: 'There is no picture in this file. Please choose a video.',
  otherCodec:
    'Not every phone can play this video. Please save it as MP4 with H.264. On an iPhone: Settings, Camera, Formats, Most Compatible, and film again.',
  broken: 'This video is damaged or not complete. Please choose another one.',
} as const

export type VideoKind = 'mp4' | 'webm'

/** Enough to know. */
export const VIDEO_KIND_BYTES = 12

/** Pictures and sound come in the same boxes. */
const NO_VIDEO_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1|avi[fs]|crx |M4[ABP] |jp[2hx] |mjp2)$/

/**
 * What a file is by its own first bytes; its name and what the browser says of it are not asked. QuickTime counts as MP4: it is the same
 * boxes, and is played by every browser under that name alone.
 */
export function videoKind(bytes: Uint8Array): VideoKind | null {
  const text = String.fromCharCode(...bytes.subarray(0, VIDEO_KIND_BYTES))
  if (text.startsWith('\x1a\x45\xdf\xa3')) return 'webm'
  return text.slice(4, 8) === 'ftyp' && text.length === 12 && !NO_VIDEO_BRANDS.test(text.slice(8)) ? 'mp4' : null
}

/** What speaks against a file before it is opened; undefined when nothing does. `start` is its first bytes. */
export function problemWithVideo(size: number, start: Uint8Array): string | undefined {
  if (size === 0) return VIDEO_SENTENCES.empty
  if (size > MOST_VIDEO_BYTES) return VIDEO_SENTENCES.tooLarge
  return videoKind(start) === null ? VIDEO_SENTENCES.noVideo : undefined
}

const TYPES = { mp4: 'video/mp4', webm: 'video/webm' } as const satisfies Record<VideoKind, string>
const NAME = /^[0-9a-f]{32}\.(mp4|webm)$/

/** What is served under a name is told by its ending, which we chose; null for a name that we never gave. */
export function typeOfVideo(name: string): (typeof TYPES)[VideoKind] | null {
  const ending = NAME.exec(name)?.[1]
  return ending === 'mp4' || ending === 'webm' ? TYPES[ending] : null
}
