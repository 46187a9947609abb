import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { db } from '@/lib/platform/database/client'
import { unseal } from '@/lib/platform/security/secrets'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { storage } from '@/lib/platform/storage/storage'
import { isOwnPicture } from './rules'
import { type ByteRange, nameInAddress, typeOfName } from './schema/file-name'
import { type EncodedFile, type PrivateFile, privateTypeOf, SEALED_FOR } from './schema/uploads'

/** The file that is served under a name; null for a name that we never gave, and for a file that was removed. */
export async function readStoredFile(name: string): Promise<EncodedFile | null> {
  const type = typeOfName(name)
  if (!type) return null
  const bytes = await storage().read(name)
  return bytes && { type, bytes }
}

/** The bytes of a picture that a page shows: somebody's, or one of our own drawings. Null where there is none. */
export async function readPicture(address: string): Promise<Uint8Array | null> {
  if (isOwnPicture(address)) return readFile(path.join(process.cwd(), 'public', address)).catch(() => null)
  const name = nameInAddress(address)
  return name === null ? null : ((await readStoredFile(name))?.bytes ?? null)
}

/** A sealed file, opened; null for a name that is none, and for a file that was removed. Who may see it is not asked here. */
export async function readPrivateFile(name: string): Promise<PrivateFile | null> {
  const type = privateTypeOf(name)
  const sealed = type && (await storage().read(name))
  const bytes = sealed && unseal(SEALED_FOR, sealed)
  return bytes ? { type, bytes } : null
}

/** A piece of a video as it stands. Throws where it is gone. */
export async function readPiece(key: string): Promise<Uint8Array> {
  const bytes = await storage().read(key)
  if (!bytes) throw new Error('A piece of a stored video is gone.')
  return bytes
}

/** A part of a file that stands in pieces, read as it is taken: never more than a piece is held. */
export function streamPieces(keys: readonly string[], { from, end }: ByteRange): ReadableStream<Uint8Array> {
  let at = from
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = Math.floor(at / PIECE_BYTES)
        const start = piece * PIECE_BYTES
        const bytes = await readPiece(keys[piece] ?? '')
        controller.enqueue(bytes.subarray(at - start, end - start))
        at = start + PIECE_BYTES
        if (at >= end) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Every file that is somebody's own, one after the other; sealed ones opened, under their plain ending. */
export async function* filesOf(userId: number): AsyncGenerator<{ key: string; bytes: Uint8Array }> {
  const files = await db().storedFile.findMany({ where: { ownerId: userId }, select: { key: true } })
  for (const { key } of files) {
    const isSealed = privateTypeOf(key) !== null
    const bytes = isSealed ? (await readPrivateFile(key))?.bytes : await storage().read(key)
    if (bytes) yield { key: isSealed ? key.replace('.x', '.') : key, bytes }
  }
}
