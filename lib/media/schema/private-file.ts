import { isPdf } from './pdf'
import { PHOTO_TYPES } from './photo'
import { KIND_BYTES, pictureKind } from './picture-kind'
import { problemWithFile, UPLOAD_SENTENCES } from './upload'

/** What lies sealed in the storage and is served by no public address. */
export type PrivateType = 'image/webp' | 'application/pdf'

const ENDINGS = { 'image/webp': 'xwebp', 'application/pdf': 'xpdf' } as const satisfies Record<PrivateType, string>
const NAME = /^[0-9a-f]{32}\.(xwebp|xpdf)$/

/** The name under which it lies; `random` is 32 hexadecimal digits. No public address serves such an ending. */
export const privateName = (random: string, type: PrivateType) => `${random}.${ENDINGS[type]}`

/** Null for what is no sealed file. */
export function privateTypeOf(name: string): PrivateType | null {
  const ending = NAME.exec(name)?.[1]
  if (!ending) return null
  return ending === 'xpdf' ? 'application/pdf' : 'image/webp'
}

/** For a file picker. */
export const DOCUMENT_TYPES = `${PHOTO_TYPES},application/pdf`
export const NO_DOCUMENT =
  'This is neither a picture nor a PDF that we can read. Please choose a JPEG, PNG, WebP, HEIC or PDF file.'

/** What speaks against a document before it is opened; undefined when nothing does. */
export function problemWithDocument(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, KIND_BYTES)
  const size = bytes.byteLength
  const problem = problemWithFile(size, start)
  if (problem === UPLOAD_SENTENCES.heic) return undefined
  if (problem === UPLOAD_SENTENCES.noPicture && pictureKind(start) === null)
    return isPdf(start) ? undefined : NO_DOCUMENT
  return problem
}
