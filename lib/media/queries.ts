import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { db } from '@/lib/platform/database/client'
import type { ByteRange } from '@/lib/platform/http/range'
import { unseal } from '@/lib/platform/security/secrets'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { storage } from '@/lib/platform/storage/storage'
import { isOwnPicture } from './rules/pictures'
import {
  type EncodedFile,
  isPictureName,
  nameInAddress,
  PRIVATE_FILE_PURPOSE,
  type PrivateFile,
  privateTypeOf,
} from './schema'

/** The uploaded picture with this name; null for a name that cannot be ours and for a deleted file. */
export async function readStoredPicture(name: string): Promise<EncodedFile | null> {
  const bytes = isPictureName(name) ? await storage().read(name) : null
  return bytes && { type: 'image/webp', bytes }
}

/** The bytes of a picture by its address on the site: an upload or one that ships with the site. Null if there is none. */
export async function readPicture(address: string): Promise<Uint8Array | null> {
  if (isOwnPicture(address)) return readFile(path.join(process.cwd(), 'public', address)).catch(() => null)
  const name = nameInAddress(address)
  return name === null ? null : ((await readStoredPicture(name))?.bytes ?? null)
}

/** A decrypted private file; null for a name that cannot be ours and for a deleted file. The caller checks access. */
export async function readPrivateFile(name: string): Promise<PrivateFile | null> {
  const type = privateTypeOf(name)
  const sealed = type && (await storage().read(name))
  const bytes = sealed && unseal(PRIVATE_FILE_PURPOSE, sealed)
  return bytes ? { type, bytes } : null
}

/** A piece of a large file. Throws if it is missing. */
export async function readPiece(key: string): Promise<Uint8Array> {
  const bytes = await storage().read(key)
  if (!bytes) throw new Error('A piece of a stored file is missing.')
  return bytes
}

/** Streams a range of a file stored in pieces, with at most one piece in memory. */
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

/** All files of an owner, one after the other; private ones decrypted and with their usual extension. */
export async function* filesOf(userId: number): AsyncGenerator<{ key: string; bytes: Uint8Array }> {
  const files = await db().storedFile.findMany({ where: { ownerId: userId }, select: { key: true } })
  for (const { key } of files) {
    const isSealed = privateTypeOf(key) !== null
    const bytes = isSealed ? (await readPrivateFile(key))?.bytes : await storage().read(key)
    if (bytes) yield { key: isSealed ? key.replace('.x', '.') : key, bytes }
  }
}
