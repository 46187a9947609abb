import 'server-only'
import { dropFiles } from '@/lib/media/commands/drop-files'
import { keepPiece } from '@/lib/media/commands/keep-file'
import { edited, sourceOfPieces } from '@/lib/media/encoding/video/byte-source'
import { cleanVideo } from '@/lib/media/encoding/video/clean-video'
import { readPiece } from '@/lib/media/queries'
import { db } from '@/lib/platform/db'
import { ConflictError, DomainError } from '@/lib/platform/errors'
import { PIECE_BYTES } from '@/lib/platform/pieces'

/**
 * Looks at a video of which every piece is here, and puts clean pieces in the place of those that say where, when or with what it was filmed.
 * Only then is it served. What cannot be understood goes at once. Throws InvalidInputError with a sentence, ConflictError where another call is
 * at it.
 */
export async function finishVideo(key: string, now: Date): Promise<true> {
  const { files, bytes, arrivedBytes } = await db().videoUpload.findUniqueOrThrow({ where: { key } })
  if (arrivedBytes === null) return true
  const source = sourceOfPieces(bytes, PIECE_BYTES, (piece) => readPiece(files[piece] ?? ''))
  const edits = await cleanVideo(source).catch(async (error: unknown) => {
    if (error instanceof DomainError) await db().videoUpload.deleteMany({ where: { key } })
    throw error
  })
  for (const [index, file] of files.entries()) {
    const clean = edited(await readPiece(file), index * PIECE_BYTES, edits)
    if (clean) await replacePiece(key, file, clean, now)
  }
  await db().videoUpload.updateMany({ where: { key }, data: { arrivedBytes: null } })
  return true
}

/** A file never changes under its name: the clean one has another. */
function replacePiece(key: string, before: string, clean: Uint8Array, now: Date): Promise<void> {
  return keepPiece(clean, now, async (tx, file) => {
    const replaced = await tx.$executeRaw`
      UPDATE video_uploads SET files = array_replace(files, ${before}, ${file})
      WHERE key = ${key} AND ${before} = ANY(files)`
    if (replaced === 0) throw new ConflictError('This video is being looked at already. Please add it again.')
    await dropFiles(tx, [before])
  })
}
