import 'server-only'
import { db } from '@/lib/platform/db'
import { unseal } from '@/lib/platform/secrets'
import { storage } from '@/lib/platform/storage/storage'
import { typeOfName, typeOfPrivateName } from './schema/file-name'
import type { EncodedFile, FileType } from './types'
import { typeOfName } from './schema/file-name'
import { type PrivateType, privateTypeOf } from './schema/private-file'
import { type EncodedFile, SEALED_FOR } from './types'

/** The file that is served under a name; null for a name that we never gave, and for a file that was removed. */
export async function readStoredFile(name: string): Promise<EncodedFile | null> {
  return readAs(typeOfName(name), name)
}

/** A private file, for whoever has made sure that this person may have it. */
export async function readPrivateFile(key: string): Promise<EncodedFile | null> {
  return readAs(typeOfPrivateName(key), key)
}

async function readAs(type: FileType | null, key: string): Promise<EncodedFile | null> {
  if (!type) return null
  const bytes = await storage().read(key)
  return bytes && { type, bytes }
}

/** A sealed file, opened; null for a name that is none, and for a file that was removed. Who may see it is not asked here. */
export async function readPrivateFile(name: string): Promise<{ type: PrivateType; bytes: Uint8Array } | null> {
  const type = privateTypeOf(name)
  const sealed = type && (await storage().read(name))
  const bytes = sealed && unseal(SEALED_FOR, sealed)
  return bytes ? { type, bytes } : null
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
