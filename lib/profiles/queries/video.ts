import 'server-only'
import { typeOfVideo } from '@/lib/media/schema/video'
import { db } from '@/lib/platform/db'

export type StoredVideo = { type: string; bytes: number; files: string[] }

/** The video that is served under a name; null for a name that we never gave, and for one that is not whole yet. */
export async function findVideo(name: string): Promise<StoredVideo | null> {
  const type = typeOfVideo(name)
  if (!type) return null
  const found = await db().videoUpload.findFirst({
    where: { key: name, arrivedBytes: null },
    select: { bytes: true, files: true },
  })
  return found && { type, ...found }
}
