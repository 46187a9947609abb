import 'server-only'
import type { Crop } from '../schema/crop'
import type { EncodedFile } from '../types'
import { encode, openPicture } from './open-picture'

/**
 * The chosen part of a picture as a WebP of `side` x `side` pixels. Nothing of the sent file is kept but what is seen: no metadata,
 * no position, no second content behind the picture. Throws InvalidInputError with a sentence.
 */
export async function squarePicture(bytes: Uint8Array, crop: Crop, side: number): Promise<EncodedFile> {
  const { picture, width, height } = await openPicture(bytes)
  const left = Math.min(Math.round(crop.x * width), width - 1)
  const top = Math.min(Math.round(crop.y * height), height - 1)
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  }
  return { type: 'image/webp', bytes: await encode(picture.extract(part).resize(side, side).webp({ quality: 82 })) }
}
