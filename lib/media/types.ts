/** What is stored and served: always made by our own encoder, never a file as somebody sent it. */
export type EncodedFile = { type: FileType; bytes: Uint8Array }

export type FileType = 'image/webp' | 'image/avif' | 'image/jpeg'
