import { InvalidInputError } from '../http/errors'

/** A large file is sent and kept in pieces of this size, so that none is ever held whole, and no proxy finds one too large. */
export const PIECE_BYTES = 8 * 1024 * 1024

/** Every piece but the last is a whole one. Throws InvalidInputError for one that does not fit behind `before` of `whole` bytes. */
export function mustFit({ byteLength }: Uint8Array, before: number, whole: number): void {
  const message = 'This piece does not fit what was said of the file. Please upload it again.'
  if (byteLength !== Math.min(PIECE_BYTES, whole - before)) throw new InvalidInputError(message)
}
