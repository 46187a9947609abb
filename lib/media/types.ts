import type { PrivateType } from './schema/private-file'

/** What is stored and served: always made by our own encoder, never a file as somebody sent it. */
export type EncodedFile = { type: FileType; bytes: Uint8Array }

/** One photo in several widths, the smallest first; the last is the whole one. */
export type EncodedPhoto = {
  type: 'image/webp'
  width: number
  height: number
  files: { width: number; bytes: Uint8Array }[]
}

export type FileType = 'image/webp' | 'image/avif' | 'image/jpeg'

/** What lies sealed, for those alone whom an endpoint lets. A PDF is kept as somebody sent it. */
export type PrivateFile = { type: PrivateType; bytes: Uint8Array }

/** The purpose for which private files are sealed (lib/platform/secrets). */
export const SEALED_FOR = 'private file'
