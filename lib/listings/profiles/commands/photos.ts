import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { storePhoto } from '@/lib/media/commands/files'
import { encodePhoto, readablePhoto } from '@/lib/media/encoding/pictures'
import { nameInAddress } from '@/lib/media/schema'
import { db, type Transaction } from '@/lib/platform/database/client'
import { invalidField } from '@/lib/platform/http/errors'
import { routes } from '@/lib/platform/http/routes'
import { addJob } from '@/lib/platform/jobs/job'
import { type Message, message } from '@/lib/platform/language/message'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { daysFrom } from '@/lib/platform/time/dates'
import { Prisma } from '@/prisma/generated/client'
import { unusedPhotosJob } from '../../jobs'
import { PHOTO_RATE, REJECTED_PHOTO_DAYS, UNSENT_PHOTO_HOURS } from '../catalogue'
import { findEditableProvider } from '../queries/profile'
import { type PhotosInput, photoAlt } from '../schema/values'
import type { ProfilePhoto, ProfileValues } from '../types'

type AddedPhoto = { path: string; width: number; height: number }

/**
 * Stores a photo for one of the actor's pages. It is not public until a change with it is accepted, and is deleted if it is
 * never submitted. Throws NotFoundError, ForbiddenError, ConflictError while the page's claim is contested,
 * InvalidInputError for the file, and TooManyRequestsError.
 */
export async function addPhoto(
  actor: SignedInActor,
  publicId: string | undefined,
  sent: Uint8Array,
  now: Date,
): Promise<AddedPhoto> {
  const providerId = await findEditableProvider(actor, publicId)
  await takeAttempts([{ of: ['photo by', actor.id], limit: PHOTO_RATE }], now)
  const photo = await encodePhoto(sent)
  const { width, height } = photo
  return storePhoto(photo, now, async (tx, key, files) => {
    const data = { key, providerId, files, width, height, createdAt: now }
    await tx.photoUpload.create({ data, select: { key: true } })
    return { path: routes.picture(key), width, height }
  })
}

/**
 * Converts a phone's photo to JPEG for browsers that cannot show it, without storing it. Throws InvalidInputError and
 * TooManyRequestsError.
 */
export async function convertToJpeg(actor: SignedInActor, sent: Uint8Array, now: Date): Promise<Uint8Array> {
  await takeAttempts([{ of: ['readable photo for', actor.id], limit: PHOTO_RATE }], now)
  return readablePhoto(sent)
}

/**
 * Completes the submitted photos with their sizes and, where omitted, their current descriptions. `known` are the photos of
 * the page and of its pending change. Throws InvalidInputError, at the photo's position in `field`, for a photo of another
 * provider and for one without a description.
 */
export async function findPhotos(
  tx: Transaction,
  providerId: number,
  wanted: PhotosInput,
  known: readonly ProfilePhoto[],
  field = 'photos',
): Promise<ProfilePhoto[]> {
  const invalid = (problem: Message, at: number, part: string) => invalidField(`${field}.${at}.${part}`, problem)
  const keys = wanted.flatMap(({ path }) => nameInAddress(path) ?? [])
  // Locks the uploads, so that none is deleted before this transaction ends.
  const uploads = await tx.$queryRaw<{ key: string; width: number; height: number }[]>`
    SELECT key, width, height FROM photo_uploads WHERE provider_id = ${providerId} AND key = ANY(${keys}) FOR SHARE`
  return wanted.map(({ path, alt, caption }, at) => {
    const before = known.find((one) => one.path === path)
    const size = uploads.find(({ key }) => routes.picture(key) === path) ?? before
    if (!size) throw invalid(message('listings.profileErrors.photoGone'), at, 'path')
    const description = photoAlt.safeParse(alt ?? before?.alt ?? '')
    if (!description.success) throw invalid(description.error.issues[0]?.message as Message, at, 'alt')
    const { width, height } = size
    return { path, alt: description.data, caption: caption ?? before?.caption ?? '', width, height }
  })
}

/** Throws InvalidInputError for a logo that is neither an upload of this provider nor its current logo. */
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
  const problem = message('listings.profileErrors.logoGone')
  if (!found) throw invalidField('businessLogo', problem)
  const shape = message('listings.profileErrors.logoShape')
  if (found.width !== found.height) throw invalidField('businessLogo', shape)
}

/** Marks photos as submitted, so that they are deleted as soon as no page or change references them. */
export async function markPhotosSent(tx: Transaction, paths: readonly string[], now: Date): Promise<void> {
  const keys = paths.flatMap((path) => nameInAddress(path) ?? [])
  await tx.photoUpload.updateMany({ where: { key: { in: keys }, sentAt: null }, data: { sentAt: now } })
}

/** Search responses are cached for a minute and may still show a removed photo. */
const CLEANUP_DELAY_MINUTES = 2

/** Schedules a cleanup of the provider's unreferenced photos shortly after this transaction. */
export async function scheduleUnusedPhotoCleanup(tx: Transaction, providerId: number, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + CLEANUP_DELAY_MINUTES * 60_000)
  await addJob(tx, unusedPhotosJob, { providerId }, { runAt, key: `drop-unused-photos ${providerId}` })
}

/**
 * Deletes uploads that neither a page nor a pending change references, with their files (by the tables' triggers) and view
 * counts. An upload that was never submitted is deleted after two days, unless a draft contains it. One from a rejected
 * change is deleted after a month, so that the change can be corrected and submitted again.
 */
export async function deleteUnusedPhotos(now: Date, providerId: number | null = null): Promise<void> {
  await db().$executeRaw`
    WITH gone AS (DELETE FROM photo_uploads u WHERE ${isUnused(now, providerId)} RETURNING u.provider_id, u.key)
    DELETE FROM provider_photo_views v USING gone
    WHERE v.provider_id = gone.provider_id AND v.path = ${routes.picture('')} || gone.key`
  await db().$executeRaw`DELETE FROM video_uploads u WHERE ${isUnused(now, providerId)}`
}

/** The condition for an upload `u`, a photo or a video. */
function isUnused(now: Date, providerId: number | null): Prisma.Sql {
  const unsentBefore = new Date(now.getTime() - UNSENT_PHOTO_HOURS * 3_600_000)
  const rejectedAfter = daysFrom(now, -REJECTED_PHOTO_DAYS)
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
