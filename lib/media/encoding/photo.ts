import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { InvalidInputError } from '@/lib/platform/errors'
import { smallerWidths } from '../rules'
import { problemWithPhoto } from '../schema/photo'
import { KIND_BYTES, pictureKind } from '../schema/picture-kind'
import type { EncodedPhoto } from '../types'
import { openHeic } from './open-heic'
import { finish, openPicture } from './open-picture'

/** Sharp at the head of a wide page. */
const LONGEST_SIDE = 1_920

/**
 * A photo for everybody: a WebP that fits into 1920 x 1920 and its smaller widths, made of what is seen alone, without metadata, position
 * or a second content. Takes HEIC too. Throws InvalidInputError with a sentence.
 */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  const picture = await openPhoto(bytes)
  const fitted = picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
  // Unpacked once; every size is made of what came out.
  const { data, info } = await finish(flat(fitted).raw().toBuffer({ resolveWithObject: true }))
  const { width, height, channels } = info
  const files = [...smallerWidths(width), width].map(async (size) => {
    const sized = sharp(data, { raw: { width, height, channels } }).resize(size)
    return { width: size, bytes: await finish(sized.webp({ quality: 80 }).toBuffer()) }
  })
  return { type: 'image/webp', width, height, files: await Promise.all(files) }
}

/** The same photo as a JPEG that every browser can show, to be cut out there; nothing of it is stored. Throws InvalidInputError. */
export async function readablePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = await openPhoto(bytes)
  const fitted = picture.resize(READABLE_SIDE, READABLE_SIDE, { fit: 'inside', withoutEnlargement: true })
  return finish(flat(fitted).jpeg({ quality: 92 }).toBuffer())
}

/** Enough for a part of it to fill the head of a page. */
const READABLE_SIDE = 2_560

async function openPhoto(bytes: Uint8Array) {
  const start = bytes.subarray(0, KIND_BYTES)
  const problem = problemWithPhoto(bytes.byteLength, start)
  if (problem) throw new InvalidInputError(problem)
  return pictureKind(start) === 'heic' ? openHeic(bytes) : (await openPicture(bytes)).picture
}

const flat = (picture: Sharp) => picture.flatten({ background: '#fff' }).toColourspace('srgb')
