import 'server-only'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { VIDEO_SENTENCES } from '../../schema/uploads'

/** A file that is read here and there, and never held whole. */
export type ByteSource = {
  size: number
  /** Exactly so many bytes; asking for what is not there is a defect of whoever asks. */
  read: (at: number, length: number) => Promise<Buffer>
}

/** What is to stand in a file at a place instead, the same length as before; without `bytes` zeros. */
export type Edit = { at: number; length: number; bytes?: Uint8Array }

export const zeros = (at: number, end: number): Edit => ({ at, length: end - at })
export const written = (at: number, bytes: Uint8Array): Edit => ({ at, length: bytes.byteLength, bytes })

export const broken = () => new InvalidInputError(VIDEO_SENTENCES.broken)

/** As `source.read`, for places that a file itself names. Throws InvalidInputError for what lies beyond its end. */
export function readWithin(source: ByteSource, at: number, length: number): Promise<Buffer> {
  if (at < 0 || length < 0 || at + length > source.size) throw broken()
  return source.read(at, length)
}

/** Of a file that stands in pieces of one size, the last one smaller; the piece that was read last is kept. */
export function sourceOfPieces(
  size: number,
  pieceBytes: number,
  readPiece: (piece: number) => Promise<Uint8Array>,
): ByteSource {
  let kept: { piece: number; bytes: Uint8Array } | undefined
  async function pieceAt(piece: number): Promise<Uint8Array> {
    if (kept?.piece !== piece) kept = { piece, bytes: await readPiece(piece) }
    return kept.bytes
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

/** The part of a file from `start`, with what is to stand in it; null where nothing is to be different. */
export function edited(bytes: Uint8Array, start: number, edits: readonly Edit[]): Uint8Array | null {
  const end = start + bytes.byteLength
  const here = edits.filter((edit) => edit.at < end && edit.at + edit.length > start)
  if (here.length === 0) return null
  const copy = new Uint8Array(bytes)
  for (const { at, length, bytes: wanted } of here) {
    const [from, to] = [Math.max(at, start), Math.min(at + length, end)]
    if (wanted) copy.set(wanted.subarray(from - at, to - at), from - start)
    else copy.fill(0, from - start, to - start)
  }
  return copy
}
