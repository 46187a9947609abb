import 'server-only'
import { dropFiles } from '@/lib/media/commands/drop-files'
import { keepPiece } from '@/lib/media/commands/keep-file'
import { edited, sourceOfPieces } from '@/lib/media/encoding/video/byte-source'
import { cleanVideo } from '@/lib/media/encoding/video/clean-video'
import { readPiece } from '@/lib/media/queries'
import { db } from '@/lib/platform/db'
import { DomainError, NotFoundError } from '@/lib/platform/errors'
import { PIECE_BYTES } from '@/lib/platform/pieces'

export const GONE = 'There is no such video any more. Please add it again.'

/**
 * Looks at a video of which every piece is here, and puts clean pieces in the place of those that say where, when or with what it was filmed.
 * Only then is it served. What cannot be understood goes at once. Of two calls that are at it at once the slower one is told what came of the
 * faster one's. Throws InvalidInputError with a sentence, NotFoundError.
 */
export async function finishVideo(key: string, now: Date): Promise<true> {
  try {
    await cleanAndServe(key, now)
  } catch (error) {
    const video = await db().videoUpload.findUnique({ where: { key }, select: { arrivedBytes: true } })
    if (!video) throw error instanceof DomainError ? error : new NotFoundError(GONE)
    if (video.arrivedBytes !== null) throw error
  }
  return true
}

async function cleanAndServe(key: string, now: Date): Promise<void> {
  const { files, bytes, arrivedBytes } = await db().videoUpload.findUniqueOrThrow({ where: { key } })
  if (arrivedBytes === null) return
  const sent = files.slice(0, Math.ceil(bytes / PIECE_BYTES))
  const source = sourceOfPieces(bytes, PIECE_BYTES, (piece) => readPiece(sent[piece] ?? ''))
  const edits = await cleanVideo(source).catch(async (error: unknown) => {
    if (error instanceof DomainError) await db().videoUpload.deleteMany({ where: { key, arrivedBytes: { not: null } } })
    throw error
  })
  const served: string[] = []
  for (const [index, file] of sent.entries()) {
    const clean = edited(await readPiece(file), index * PIECE_BYTES, edits)
    served.push(clean ? await keepBehind(key, clean, now) : file)
  }
  await serve(key, served)
}

/**
 * Behind the pieces that were sent, which stay as they are until all are clean: a second try after a failure has to find the tracks that go,
 * or what they hold in other pieces would be left. A file never changes under its name: the clean one has another.
 */
function keepBehind(key: string, clean: Uint8Array, now: Date): Promise<string> {
  return keepPiece(clean, now, async (tx, file) => {
    const kept = await tx.$executeRaw`
      UPDATE video_uploads SET files = array_append(files, ${file}) WHERE key = ${key} AND arrived_bytes IS NOT NULL`
    if (kept === 0) throw new NotFoundError(GONE)
    return file
  })
}

/** From now on these pieces are the video; all others go, those of a try that failed among them. */
async function serve(key: string, served: string[]): Promise<void> {
  await db().$transaction(async (tx) => {
    const [video] = await tx.$queryRaw<{ files: string[] }[]>`
      SELECT files FROM video_uploads WHERE key = ${key} AND arrived_bytes IS NOT NULL FOR UPDATE`
    if (!video) throw new NotFoundError(GONE)
    await tx.videoUpload.update({ where: { key }, data: { files: served, arrivedBytes: null }, select: { key: true } })
    await dropFiles(
      tx,
      video.files.filter((file) => !served.includes(file)),
    )
  })
}
