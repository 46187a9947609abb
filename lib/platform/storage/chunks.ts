import { InvalidInputError } from '../http/errors'

/** Large files are uploaded and stored in pieces of this size, which fit into memory and through proxies. */
export const PIECE_BYTES = 8 * 1024 * 1024

/** Every piece except the last has the full size. Throws InvalidInputError for one that does not fit after `before` of `whole` bytes. */
export function assertPieceFits({ byteLength }: Uint8Array, before: number, whole: number): void {
  const message = 'This piece does not fit what was said of the file. Please upload it again.'
  if (byteLength !== Math.min(PIECE_BYTES, whole - before)) throw new InvalidInputError(message)
}
