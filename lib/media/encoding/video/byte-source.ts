import 'server-only'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { VIDEO_MESSAGES } from '../../rules/videos'

/** Random access to a file that is too large to load whole. */
export type ByteSource = {
  size: number
  /** Reads exactly `length` bytes. The caller must check that they exist. */
  read: (at: number, length: number) => Promise<Buffer>
}

/** Overwrites a range of a file without changing its length; with zeros if there are no `bytes`. */
export type Edit = { at: number; length: number; bytes?: Uint8Array }

export const zeros = (at: number, end: number): Edit => ({ at, length: end - at })
export const replaceBytes = (at: number, bytes: Uint8Array): Edit => ({ at, length: bytes.byteLength, bytes })

export const damagedVideoError = () => new InvalidInputError(VIDEO_MESSAGES.broken)

/** Like `source.read`, for offsets that come from the file itself. Throws InvalidInputError beyond its end. */
export function readWithin(source: ByteSource, at: number, length: number): Promise<Buffer> {
  if (at < 0 || length < 0 || at + length > source.size) throw damagedVideoError()
  return source.read(at, length)
}

/** Reads a file stored in pieces of equal size, except for the last. The last piece read is cached. */
export function sourceOfPieces(
  size: number,
  pieceBytes: number,
  readPiece: (piece: number) => Promise<Uint8Array>,
): ByteSource {
  let cached: { piece: number; bytes: Uint8Array } | undefined
  async function pieceAt(piece: number): Promise<Uint8Array> {
    if (cached?.piece !== piece) cached = { piece, bytes: await readPiece(piece) }
    return cached.bytes
  }
  return {
    size,
    async read(at, length) {
      const parts: Uint8Array[] = []
      for (let from = at; from < at + length; ) {
        const piece = Math.floor(from / pieceBytes)
        const end = Math.min(at + length, (piece + 1) * pieceBytes)
        parts.push((await pieceAt(piece)).subarray(from - piece * pieceBytes, end - piece * pieceBytes))
        from = end
      }
      return Buffer.concat(parts)
    },
  }
}

/** Applies the edits to the part of a file that begins at `start`; null if none of them touches it. */
export function applyEdits(bytes: Uint8Array, start: number, edits: readonly Edit[]): Uint8Array | null {
  const end = start + bytes.byteLength
  const here = edits.filter((edit) => edit.at < end && edit.at + edit.length > start)
  if (here.length === 0) return null
  const copy = new Uint8Array(bytes)
  for (const { at, length, bytes: replacement } of here) {
    const [from, to] = [Math.max(at, start), Math.min(at + length, end)]
    if (replacement) copy.set(replacement.subarray(from - at, to - at), from - start)
    else copy.fill(0, from - start, to - start)
  }
  return copy
}
