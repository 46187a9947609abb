import 'server-only'
import { nameInAddress } from '@/lib/media/schema/file-name'
import type { Transaction } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import { routes } from '@/lib/platform/routes'
import { type PhotosInput, photoAlt } from '../schema/photos'
import type { ProfilePhoto, ProfileValues } from '../types'

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
