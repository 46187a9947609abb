/** What a file is by its own first bytes; its name and what the browser says of it are not asked. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | null

/** Enough to know. */
export const KIND_BYTES = 12

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Null for everything that is none of them. "heic" is known so that it can be named: the picture library here cannot read it. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const text = String.fromCharCode(...bytes.subarray(0, KIND_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8))) return 'heic'
  return null
}
