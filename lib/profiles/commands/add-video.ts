import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { dropFiles } from '@/lib/media/commands/drop-files'
import { keepPiece } from '@/lib/media/commands/keep-file'
import { problemWithVideo, VIDEO_KIND_BYTES, videoKind } from '@/lib/media/schema/video'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { withoutLimit } from '@/lib/platform/database-time.mjs'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/errors'
import { mustFit } from '@/lib/platform/pieces'
import { routes } from '@/lib/platform/routes'
import type { VideoUpload } from '@/prisma/generated/client'
import { findEditable } from '../queries/editable'
import { VIDEO_RATE } from '../rules/limits'
import type { VideoQuery } from '../schema/calls'
import { finishVideo, GONE } from './finish-video'

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
  const key = await keepPiece(piece, now, async (tx, file) => {
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
    : await keepPiece(bytes, now, async (tx, file) => {
        await tx.$queryRaw`SELECT 1 FROM video_uploads WHERE key = ${key} FOR UPDATE`
        const next = mustBeNext(await findVideo(tx, key, providerId), piece, bytes)
        if (next.isHere) await dropFiles(tx, [file])
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
