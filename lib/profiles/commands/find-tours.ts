import 'server-only'
import { videoInAddress } from '@/lib/media/schema/file-name'
import type { Transaction } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import type { VirtualTour } from '@/lib/providers/schema/tours'
import type { ToursInput } from '../schema/lists'
import { findPhotos } from './find-photos'

/**
 * The wanted tours with the sizes of their photos; `known` are those of the page and of its pending change. Throws InvalidInputError for
 * photos and a video that are not this provider's, and for a video of which not everything is here.
 */
export async function findTours(
  tx: Transaction,
  providerId: number,
  wanted: ToursInput,
  known: readonly VirtualTour[],
): Promise<VirtualTour[]> {
  const tours: VirtualTour[] = []
  for (const [at, { photos, ...tour }] of wanted.entries()) {
    const field = `virtualTours.${at}`
    const before = known.flatMap((one) => one.photos ?? [])
    const found = photos && (await findPhotos(tx, providerId, photos, before, `${field}.photos`))
    if (tour.video && known.every(({ video }) => video?.path !== tour.video?.path))
      await checkVideo(tx, providerId, tour.video.path, `${field}.video.path`)
    const { place, title, url, video } = tour
    tours.push({ place, title, url, ...(found && { photos: found }), ...(video && { video }) })
  }
  return tours
}

async function checkVideo(tx: Transaction, providerId: number, path: string, field: string): Promise<void> {
  const key = videoInAddress(path) ?? ''
  // Locked, so that it does not go while it is being sent.
  const found = await tx.$queryRaw<unknown[]>`
    SELECT key FROM video_uploads
    WHERE provider_id = ${providerId} AND key = ${key} AND arrived_bytes IS NULL FOR SHARE`
  if (found.length > 0) return
  const problem = 'This video is not here any more. Please add it again.'
  throw new InvalidInputError(problem, { [field]: problem })
}

/** From now on these videos are kept only while a page or a change names them; photos: markSent. */
export async function markVideosSent(tx: Transaction, paths: readonly string[], now: Date): Promise<void> {
  const keys = paths.flatMap((path) => videoInAddress(path) ?? [])
  await tx.videoUpload.updateMany({ where: { key: { in: keys }, sentAt: null }, data: { sentAt: now } })
}
