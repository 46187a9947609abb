import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { storePhoto } from '@/lib/media/commands/files'
import { encodePhoto, readablePhoto } from '@/lib/media/encoding/pictures'
import { nameInAddress } from '@/lib/media/schema/file-name'
import { db, type Transaction } from '@/lib/platform/database/client'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { routes } from '@/lib/platform/http/routes'
import { addJob } from '@/lib/platform/jobs/job'
import { takeTries } from '@/lib/platform/security/shared-rate-limit'
import { Prisma } from '@/prisma/generated/client'
import { unusedPhotosJob } from '../../jobs'
import { PHOTO_RATE, REJECTED_PHOTO_DAYS, UNSENT_PHOTO_HOURS } from '../catalogue'
import { findEditable } from '../queries/profile'
import { type PhotosInput, photoAlt } from '../schema/values'
import type { ProfilePhoto, ProfileValues } from '../types'

export type AddedPhoto = { path: string; width: number; height: number }

/**
 * Stores a photo for one of the actor's pages. Nobody sees it before a change that names it is sent and accepted; what is never sent goes.
 * Throws NotFoundError, ForbiddenError, ConflictError while somebody else claims the page, InvalidInputError for the file,
 * TooManyRequestsError.
 */
export async function addPhoto(
  actor: SignedInActor,
  publicId: string | undefined,
  sent: Uint8Array,
  now: Date,
): Promise<AddedPhoto> {
  const providerId = await findEditable(actor, publicId)
  await takeTries([{ of: ['photo by', actor.id], limit: PHOTO_RATE }], now)
  const photo = await encodePhoto(sent)
  const { width, height } = photo
  return storePhoto(photo, now, async (tx, key, files) => {
    const data = { key, providerId, files, width, height, createdAt: now }
    await tx.photoUpload.create({ data, select: { key: true } })
    return { path: routes.picture(key), width, height }
  })
}

/** A phone's photo as a JPEG, for a browser that cannot show it; stored nowhere. Throws InvalidInputError and TooManyRequestsError. */
export async function makeReadable(actor: SignedInActor, sent: Uint8Array, now: Date): Promise<Uint8Array> {
  await takeTries([{ of: ['readable photo for', actor.id], limit: PHOTO_RATE }], now)
  return readablePhoto(sent)
}

/**
 * The wanted photos with their sizes and, where none are given, the words that they have; `known` are those of the page and of its pending
 * change. Throws InvalidInputError, at their place in `field`, for a photo that is not this provider's, and for one that nobody has described.
 */
export async function findPhotos(
  tx: Transaction,
  providerId: number,
  wanted: PhotosInput,
  known: readonly ProfilePhoto[],
  field = 'photos',
): Promise<ProfilePhoto[]> {
  const refuse = (message: string, at: number, part: string) =>
    new InvalidInputError(message, { [`${field}.${at}.${part}`]: message })
  const keys = wanted.flatMap(({ path }) => nameInAddress(path) ?? [])
  // Locked, so that none goes while it is being sent.
  const uploads = await tx.$queryRaw<{ key: string; width: number; height: number }[]>`
    SELECT key, width, height FROM photo_uploads WHERE provider_id = ${providerId} AND key = ANY(${keys}) FOR SHARE`
  return wanted.map(({ path, alt, caption }, at) => {
    const before = known.find((one) => one.path === path)
    const size = uploads.find(({ key }) => routes.picture(key) === path) ?? before
    if (!size) throw refuse('This photo is not here any more. Please add it again.', at, 'path')
    const said = photoAlt.safeParse(alt ?? before?.alt ?? '')
    if (!said.success) throw refuse(said.error.issues[0]?.message ?? '', at, 'alt')
    const { width, height } = size
    return { path, alt: said.data, caption: caption ?? before?.caption ?? '', width, height }
  })
}

/** Throws InvalidInputError for a logo that is neither an upload of this provider nor one that it has. */
export async function checkLogo(
  tx: Transaction,
  providerId: number,
  path: string,
  known: readonly Pick<ProfileValues, 'businessLogo'>[],
): Promise<void> {
  if (known.some(({ businessLogo }) => businessLogo === path)) return
  const found = await tx.photoUpload.findFirst({
    where: { providerId, key: nameInAddress(path) ?? '' },
    select: { width: true, height: true },
  })
  const problem = 'This logo is not here any more. Please choose it again.'
  if (!found) throw new InvalidInputError(problem, { businessLogo: problem })
  const shape = 'A logo must be square. Please cut it out again.'
  if (found.width !== found.height) throw new InvalidInputError(shape, { businessLogo: shape })
}

/** From now on these photos are kept only while a page or a change names them. */
export async function markSent(tx: Transaction, paths: readonly string[], now: Date): Promise<void> {
  const keys = paths.flatMap((path) => nameInAddress(path) ?? [])
  await tx.photoUpload.updateMany({ where: { key: { in: keys }, sentAt: null }, data: { sentAt: now } })
}

/** Answers of a search are shared for a minute, and may still show what the page has lost. */
const WAIT_MINUTES = 2

/** A provider's photos may have lost what named them: looks shortly after this transaction. */
export async function scheduleUnusedPhotoCleanup(tx: Transaction, providerId: number, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + WAIT_MINUTES * 60_000)
  await addJob(tx, unusedPhotosJob, { providerId }, { runAt, key: `drop-unused-photos ${providerId}` })
}

/**
 * Removes uploads that neither a page nor a pending change names, with their files (by the tables' trigger) and counts: at once when they
 * were sent, else after two days, or once nobody has them in an unsent list. What a rejected change proposed stays a month, so that it can be put right.
 */
export async function deleteUnusedPhotos(now: Date, providerId: number | null = null): Promise<void> {
  await db().$executeRaw`
    WITH gone AS (DELETE FROM photo_uploads u WHERE ${isUnused(now, providerId)} RETURNING u.provider_id, u.key)
    DELETE FROM provider_photo_views v USING gone
    WHERE v.provider_id = gone.provider_id AND v.path = ${routes.picture('')} || gone.key`
  await db().$executeRaw`DELETE FROM video_uploads u WHERE ${isUnused(now, providerId)}`
}

/** Of an upload `u`, photo or video. */
function isUnused(now: Date, providerId: number | null): Prisma.Sql {
  const unsentBefore = new Date(now.getTime() - UNSENT_PHOTO_HOURS * 3_600_000)
  const rejectedAfter = new Date(now.getTime() - REJECTED_PHOTO_DAYS * 86_400_000)
  return Prisma.sql`
    (${providerId}::int IS NULL OR u.provider_id = ${providerId})
    AND (u.sent_at IS NOT NULL OR u.created_at < ${unsentBefore})
    AND NOT (u.sent_at IS NULL AND EXISTS (
      SELECT FROM profile_drafts d WHERE d.provider_id = u.provider_id AND strpos(d.fields::text, u.key) > 0
    ))
    AND NOT EXISTS (
      SELECT FROM provider_photos p WHERE p.provider_id = u.provider_id AND p.path = ${routes.picture('')} || u.key
    )
    AND NOT EXISTS (
      SELECT FROM provider_virtual_tours t
      WHERE t.provider_id = u.provider_id AND strpos(concat(t.photos, t.video), u.key) > 0
    )
    AND NOT EXISTS (
      SELECT FROM providers p WHERE p.id = u.provider_id AND p.logo_path = ${routes.picture('')} || u.key
    )
    AND NOT EXISTS (
      SELECT FROM profile_changes c CROSS JOIN (VALUES ('photos'), ('businessLogo'), ('virtualTours')) AS part (name)
      WHERE c.provider_id = u.provider_id AND strpos(c.fields #>> ARRAY[part.name, 'to'], u.key) > 0
        AND (c.status = 'pending' OR (
          c.decided_at > ${rejectedAfter} AND c.decisions #>> ARRAY[part.name, 'accepted'] = 'false'
          AND strpos(c.fields #>> ARRAY[part.name, 'from'], u.key) = 0
        ))
    )`
}
