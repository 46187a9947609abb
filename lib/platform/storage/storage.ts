import 'server-only'
import { env } from '@/lib/platform/env'
import { diskStorage } from './disk-storage'
import { s3Storage } from './s3-storage'

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
  const { FILES_FOLDER, S3_URL, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = env()
  if (!S3_URL) return diskStorage(FILES_FOLDER)
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
  return s3Storage({ url: S3_URL, region: S3_REGION, ...keys })
}
