import 'server-only'
import { InvalidInputError } from '@/lib/platform/errors'
import { isPdf } from '../schema/pdf'
import { KIND_BYTES, pictureKind } from '../schema/picture-kind'
import { type PrivateType, problemWithDocument } from '../schema/private-file'
import { fittedPicture } from './fitted-picture'
import { readablePhoto } from './photo'

/** Enough to read a letter by. */
const LONGEST_SIDE = 2_400

/**
 * A document that somebody shows: a picture, also a phone's HEIC, is made anew, so that nothing but what is seen is kept; a PDF stays as it is and is only ever
 * handed out as a download. Throws InvalidInputError with a sentence.
 */
export async function openDocument(bytes: Uint8Array): Promise<{ type: PrivateType; bytes: Uint8Array }> {
  const problem = problemWithDocument(bytes)
  if (problem) throw new InvalidInputError(problem)
  if (isPdf(bytes)) return { type: 'application/pdf', bytes }
  const isHeic = pictureKind(bytes.subarray(0, KIND_BYTES)) === 'heic'
  return (await fittedPicture(isHeic ? await readablePhoto(bytes) : bytes, LONGEST_SIDE)).file
}
