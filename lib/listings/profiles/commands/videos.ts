import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { deleteFiles, storeChunk } from '@/lib/media/commands/files'
import { edited, sourceOfPieces } from '@/lib/media/encoding/video/byte-source'
import { cleanVideo } from '@/lib/media/encoding/video/clean-video'
import { readPiece } from '@/lib/media/queries'
import { videoInAddress } from '@/lib/media/schema/file-name'
import { problemWithVideo, VIDEO_KIND_BYTES, videoKind } from '@/lib/media/schema/uploads'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { withoutLimit } from '@/lib/platform/database/database-time.mjs'
import { ConflictError, DomainError, InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { routes } from '@/lib/platform/http/routes'
import { takeTries } from '@/lib/platform/security/shared-rate-limit'
import { mustFit, PIECE_BYTES } from '@/lib/platform/storage/chunks'
import type { VirtualTour } from '@/lib/providers/virtual-tours/schema'
import type { VideoUpload } from '@/prisma/generated/client'
import { VIDEO_RATE } from '../catalogue'
import { findEditable } from '../queries/profile'
import type { VideoQuery } from '../schema/requests'
import type { ToursInput } from '../schema/values'
import { findPhotos } from './photos'

const GONE = 'There is no such video any more. Please add it again.'

/**
 * Looks at a video of which every piece is here, and puts clean pieces in the place of those that say where, when or with what it was filmed.
 * Only then is it served. What cannot be understood goes at once. Of two calls that are at it at once the slower one is told what came of the
 * faster one's. Throws InvalidInputError with a sentence, NotFoundError.
 */
async function finishVideo(key: string, now: Date): Promise<true> {
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
  return storeChunk(clean, now, async (tx, file) => {
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
    await deleteFiles(
      tx,
      video.files.filter((file) => !served.includes(file)),
    )
  })
}

/** `id` is for its further pieces; `path` is its address once it is whole. */
export type AddedVideo = { id: string; path: string | null }

const NOT_NEXT = 'The pieces of this video came in another order. Please add it again.'

/**
 * Stores a video for one of the actor's pages, or the first piece of one of `bytes` bytes. Nobody sees it before it is whole and a change
 * that names it is sent and accepted; what is never sent goes. Throws NotFoundError, ForbiddenError, ConflictError while somebody else claims the
 * page, InvalidInputError for the file, TooManyRequestsError.
 */
export async function addVideo(
  actor: SignedInActor,
  { providerId: publicId, bytes }: VideoQuery,
  piece: Uint8Array,
  now: Date,
): Promise<AddedVideo> {
  const providerId = await findEditable(actor, publicId)
  await takeTries([{ of: ['video by', actor.id], limit: VIDEO_RATE }], now)
  const whole = bytes ?? piece.byteLength
  const start = piece.subarray(0, VIDEO_KIND_BYTES)
  const problem = problemWithVideo(whole, start)
  if (problem) throw new InvalidInputError(problem)
  mustFit(piece, 0, whole)
  const key = await storeChunk(piece, now, async (tx, file) => {
    const name = `${file.split('.')[0]}.${videoKind(start)}`
    const data = { key: name, providerId, files: [file], bytes: whole, arrivedBytes: piece.byteLength, createdAt: now }
    await tx.videoUpload.create({ data, select: { key: true } })
    return name
  })
  return answer(key, piece.byteLength === whole && (await finish(key, now)))
}

type Piece = { providerId: string | undefined; id: string; piece: number }

/**
 * Keeps a further piece; one that is here already is passed over, since its answer may have been lost. Throws as addVideo does, and
 * ConflictError for a piece that is not the next. Nothing of a piece that is refused is stored.
 */
export async function addVideoPiece(
  actor: SignedInActor,
  { providerId: publicId, id: key, piece }: Piece,
  bytes: Uint8Array,
  now: Date,
): Promise<AddedVideo> {
  const providerId = await findEditable(actor, publicId)
  const before = mustBeNext(await findVideo(db(), key, providerId), piece, bytes)
  const { isWhole } = before.isHere
    ? before
    : await storeChunk(bytes, now, async (tx, file) => {
        await tx.$queryRaw`SELECT 1 FROM video_uploads WHERE key = ${key} FOR UPDATE`
        const next = mustBeNext(await findVideo(tx, key, providerId), piece, bytes)
        if (next.isHere) await deleteFiles(tx, [file])
        else {
          const data = { files: { push: file }, arrivedBytes: { increment: bytes.byteLength } }
          await tx.videoUpload.update({ where: { key }, data, select: { key: true } })
        }
        return next
      })
  return answer(key, isWhole && (await finish(key, now)))
}

/** It writes as many pieces as have to change, however long that takes. */
const finish = (key: string, now: Date) => withoutLimit(() => finishVideo(key, now))

const answer = (key: string, isReady: boolean): AddedVideo => ({ id: key, path: isReady ? routes.video(key) : null })

async function findVideo(connection: Database | Transaction, key: string, providerId: number) {
  const video = await connection.videoUpload.findFirst({ where: { key, providerId } })
  if (!video) throw new NotFoundError(GONE)
  return video
}

/** Whether a piece is here already, and whether the video is whole with it. */
function mustBeNext({ files, arrivedBytes, bytes: whole }: VideoUpload, piece: number, bytes: Uint8Array) {
  if (piece < files.length) return { isHere: true, isWhole: arrivedBytes === null || arrivedBytes === whole }
  if (arrivedBytes === null || piece > files.length) throw new ConflictError(NOT_NEXT)
  mustFit(bytes, arrivedBytes, whole)
  return { isHere: false, isWhole: arrivedBytes + bytes.byteLength === whole }
}

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
