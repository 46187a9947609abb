import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { deleteFiles, storeChunk } from '@/lib/media/commands/files'
import { applyEdits, sourceOfPieces } from '@/lib/media/encoding/video/byte-source'
import { cleanVideo } from '@/lib/media/encoding/video/clean-video'
import { readPiece } from '@/lib/media/queries'
import { problemWithVideo, videoKind } from '@/lib/media/rules/videos'
import { videoInAddress } from '@/lib/media/schema'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { withoutDatabaseLimit } from '@/lib/platform/database/database-time.mjs'
import { ConflictError, DomainError, InvalidInputError, invalidField, NotFoundError } from '@/lib/platform/http/errors'
import { routes } from '@/lib/platform/http/routes'
import { message } from '@/lib/platform/language/message'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { assertPieceFits } from '@/lib/platform/storage/storage'
import type { VirtualTour } from '@/lib/providers/virtual-tours/schema'
import type { VideoUpload } from '@/prisma/generated/client'
import { VIDEO_RATE } from '../catalogue'
import { findEditableProvider } from '../queries/profile'
import type { VideoQuery } from '../schema/requests'
import type { ToursInput } from '../schema/values'
import { findPhotos } from './photos'

const GONE = message('listings.profileErrors.videoGone')

/**
 * Removes metadata about place, time and device from a completely uploaded video; only then is it served. An unsupported
 * video is deleted. Of two concurrent calls, the slower one returns the result of the faster one. Throws InvalidInputError
 * and NotFoundError.
 */
async function finishVideo(key: string, now: Date): Promise<void> {
  try {
    await cleanAndServe(key, now)
  } catch (error) {
    const video = await db().videoUpload.findUnique({ where: { key }, select: { arrivedBytes: true } })
    if (!video) throw error instanceof DomainError ? error : new NotFoundError(GONE)
    if (video.arrivedBytes !== null) throw error
  }
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
    const clean = applyEdits(await readPiece(file), index * PIECE_BYTES, edits)
    served.push(clean ? await appendChunk(key, clean, now) : file)
  }
  await serve(key, served)
}

/**
 * Appends a cleaned chunk after the uploaded ones, which stay until all are clean: a retry after a failure needs the original
 * chunks to find all metadata. A stored file never changes, so the cleaned chunk gets a new name.
 */
function appendChunk(key: string, clean: Uint8Array, now: Date): Promise<string> {
  return storeChunk(clean, now, async (tx, file) => {
    const updated = await tx.$executeRaw`
      UPDATE video_uploads SET files = array_append(files, ${file}) WHERE key = ${key} AND arrived_bytes IS NOT NULL`
    if (updated === 0) throw new NotFoundError(GONE)
    return file
  })
}

/** Publishes these chunks as the video and deletes all others, including those of failed attempts. */
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

/** `id` identifies the upload for further chunks; `path` is the video's address once it is complete. */
type AddedVideo = { id: string; path: string | null }

const NOT_NEXT = message('listings.profileErrors.videoOrder')

/**
 * Stores a video for one of the actor's pages, or the first chunk of a video of `bytes` bytes. It is not public until it is
 * complete and a change with it is accepted, and is deleted if it is never submitted. Throws NotFoundError, ForbiddenError,
 * ConflictError while the page's claim is contested, InvalidInputError for the file, and TooManyRequestsError.
 */
export async function addVideo(
  actor: SignedInActor,
  { providerId: publicId, bytes }: VideoQuery,
  piece: Uint8Array,
  now: Date,
): Promise<AddedVideo> {
  const providerId = await findEditableProvider(actor, publicId)
  await takeAttempts([{ of: ['video by', actor.id], limit: VIDEO_RATE }], now)
  const whole = bytes ?? piece.byteLength
  const problem = problemWithVideo(whole, piece)
  if (problem) throw new InvalidInputError(problem)
  assertPieceFits(piece, 0, whole)
  const key = await storeChunk(piece, now, async (tx, file) => {
    const name = `${file.split('.')[0]}.${videoKind(piece)}`
    const data = { key: name, providerId, files: [file], bytes: whole, arrivedBytes: piece.byteLength, createdAt: now }
    await tx.videoUpload.create({ data, select: { key: true } })
    return name
  })
  return finishIfComplete(key, piece.byteLength === whole, now)
}

type VideoChunk = { providerId: string | undefined; id: string; piece: number }

/**
 * Stores a further chunk. One that is already stored is skipped, since its response may have been lost. Throws as addVideo
 * does, and ConflictError for a chunk that is not the next. A rejected chunk is not stored.
 */
export async function addVideoPiece(
  actor: SignedInActor,
  { providerId: publicId, id: key, piece }: VideoChunk,
  bytes: Uint8Array,
  now: Date,
): Promise<AddedVideo> {
  const providerId = await findEditableProvider(actor, publicId)
  const before = assertNextPiece(await findVideo(db(), key, providerId), piece, bytes)
  const { isComplete } = before.isStored
    ? before
    : await storeChunk(bytes, now, async (tx, file) => {
        await tx.$queryRaw`SELECT 1 FROM video_uploads WHERE key = ${key} FOR UPDATE`
        const next = assertNextPiece(await findVideo(tx, key, providerId), piece, bytes)
        if (next.isStored) await deleteFiles(tx, [file])
        else {
          const data = { files: { push: file }, arrivedBytes: { increment: bytes.byteLength } }
          await tx.videoUpload.update({ where: { key }, data, select: { key: true } })
        }
        return next
      })
  return finishIfComplete(key, isComplete, now)
}

async function finishIfComplete(key: string, isComplete: boolean, now: Date): Promise<AddedVideo> {
  if (!isComplete) return { id: key, path: null }
  // Without the request's time limit, because every chunk may have to be rewritten.
  await withoutDatabaseLimit(() => finishVideo(key, now))
  return { id: key, path: routes.video(key) }
}

async function findVideo(connection: Database | Transaction, key: string, providerId: number) {
  const video = await connection.videoUpload.findFirst({ where: { key, providerId } })
  if (!video) throw new NotFoundError(GONE)
  return video
}

/** Whether a chunk is stored already, and whether the video is complete with it. */
function assertNextPiece({ files, arrivedBytes, bytes: whole }: VideoUpload, piece: number, bytes: Uint8Array) {
  if (piece < files.length) return { isStored: true, isComplete: arrivedBytes === null || arrivedBytes === whole }
  if (arrivedBytes === null || piece > files.length) throw new ConflictError(NOT_NEXT)
  assertPieceFits(bytes, arrivedBytes, whole)
  return { isStored: false, isComplete: arrivedBytes + bytes.byteLength === whole }
}

/**
 * Completes the submitted tours with the sizes of their photos. `known` are the tours of the page and of its pending change.
 * Throws InvalidInputError for photos or a video of another provider, and for an incomplete video.
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
  // Locks the upload, so that it is not deleted before this transaction ends.
  const found = await tx.$queryRaw<unknown[]>`
    SELECT key FROM video_uploads
    WHERE provider_id = ${providerId} AND key = ${key} AND arrived_bytes IS NULL FOR SHARE`
  if (found.length > 0) return
  const problem = message('listings.profileErrors.videoLost')
  throw invalidField(field, problem)
}

/** Marks videos as submitted, so that they are deleted as soon as no page or change references them. */
export async function markVideosSent(tx: Transaction, paths: readonly string[], now: Date): Promise<void> {
  const keys = paths.flatMap((path) => videoInAddress(path) ?? [])
  await tx.videoUpload.updateMany({ where: { key: { in: keys }, sentAt: null }, data: { sentAt: now } })
}
