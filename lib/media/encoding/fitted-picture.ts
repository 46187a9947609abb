import 'server-only'
import sharp from 'sharp'
import { encode, openPicture } from './open-picture'

/** A whole picture as a WebP that fits into a square of `side` pixels, and its size. Nothing else of the sent file is kept. Throws InvalidInputError. */
export async function fittedPicture(
  bytes: Uint8Array,
  side: number,
): Promise<{ file: { type: 'image/webp'; bytes: Uint8Array }; width: number; height: number }> {
  const { picture } = await openPicture(bytes)
  const fitted = picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 })
  const encoded = await encode(fitted)
  const { width, height } = await sharp(encoded).metadata()
  return { file: { type: 'image/webp', bytes: encoded }, width, height }
}
