import 'server-only'
import { db } from '@/lib/platform/db'
import { storage } from '@/lib/platform/storage/storage'
import { typeOfName } from './schema/file-name'
import type { EncodedFile } from './types'

/** The file that is served under a name; null for a name that we never gave, and for a file that was removed. */
export async function readStoredFile(name: string): Promise<EncodedFile | null> {
  const type = typeOfName(name)
  if (!type) return null
  const bytes = await storage().read(name)
  return bytes && { type, bytes }
}

/** Every file that is somebody's own, one after the other. */
export async function* filesOf(userId: number): AsyncGenerator<{ key: string; bytes: Uint8Array }> {
  const files = await db().storedFile.findMany({ where: { ownerId: userId }, select: { key: true } })
  for (const { key } of files) {
    const bytes = await storage().read(key)
    if (bytes) yield { key, bytes }
  }
}
