import 'server-only'
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
