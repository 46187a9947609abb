import 'server-only'
import { keepFile } from '@/lib/media/commands/keep-file'
import { fittedPicture } from '@/lib/media/encoding/fitted-picture'
import { UPLOAD } from '@/lib/media/schema/upload'
import { InvalidInputError } from '@/lib/platform/errors'
import { fetchFile } from '@/lib/platform/outside/fetch-file'
import { routes } from '@/lib/platform/routes'
import type { KeptPicture } from '../types'

/** Wide enough for the head of an article on a sharp screen. */
const LONGEST_SIDE = 1_600

/** Stores a picture for articles, made anew. Until an article names it, it may be removed after a day. Throws InvalidInputError. */
export async function keepPicture(bytes: Uint8Array, now: Date): Promise<KeptPicture> {
  const { file, width, height } = await fittedPicture(bytes, LONGEST_SIDE)
  return keepFile(file, null, now, async (tx, key) => {
    await tx.articlePicture.create({ data: { key, width, height, addedAt: now }, select: { key: true } })
    return { src: routes.picture(key), width, height }
  })
}

/** The same for a picture that stands elsewhere: fetched once, and shown from here from then on. Throws InvalidInputError. */
export const keepPictureFrom = async (address: string, now: Date): Promise<KeptPicture> =>
  keepPicture(await fetchFile(address, UPLOAD.maxBytes), now)

/** A featured picture as it may be stored: an address elsewhere is fetched first, everything else stays. Throws InvalidInputError. */
export async function withOwnPicture<Input extends { featuredImage?: string | undefined }>(
  input: Input,
  now: Date,
): Promise<Input> {
  if (!input.featuredImage || input.featuredImage.startsWith('/')) return input
  try {
    return { ...input, featuredImage: (await keepPictureFrom(input.featuredImage, now)).src }
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    throw new InvalidInputError(error.message, { featuredImage: error.message })
  }
}
