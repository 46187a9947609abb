import 'server-only'
import { env } from '@/lib/platform/env'
import { diskStorage } from './disk-storage'

/**
 * Where files stand. A key is `stem.ending` of small letters and digits, and what stands under it never changes: it is written once,
 * read, and removed. Who may read it, and whose it is, is not asked here.
 */
export type Storage = {
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Null when nothing stands there. */
  read: (key: string) => Promise<Uint8Array | null>
  /** Also when nothing stands there. */
  remove: (key: string) => Promise<void>
}

/** The storage that this server is configured with. */
export function storage(): Storage {
  return diskStorage(env().FILES_FOLDER)
}
