import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { keepPhoto } from '@/lib/media/commands/keep-file'
import { encodePhoto } from '@/lib/media/encoding/photo'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { routes } from '@/lib/platform/routes'
import { findEditable } from '../queries/editable'
import { PHOTO_RATE } from '../rules/limits'

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
  return keepPhoto(photo, now, async (tx, key, files) => {
    const data = { key, providerId, files, width, height, createdAt: now }
    await tx.photoUpload.create({ data, select: { key: true } })
    return { path: routes.picture(key), width, height }
  })
}
