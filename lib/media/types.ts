/** What is stored and served: made by our own encoder, never a picture as somebody sent it. A PDF alone is kept as it is, and for few. */
export type EncodedFile = { type: FileType; bytes: Uint8Array }

export type FileType = 'image/webp' | 'image/avif' | 'image/jpeg' | 'application/pdf'
/** Who may read it: whoever has its address, or whom an endpoint lets. */
export type FileAudience = 'public' | 'private'
export type FileType = 'image/webp' | 'image/avif' | 'image/jpeg'

/** The purpose for which private files are sealed (lib/platform/secrets). */
export const SEALED_FOR = 'private file'
