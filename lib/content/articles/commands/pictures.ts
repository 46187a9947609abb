import 'server-only'
import { deleteFiles, storeFile } from '@/lib/media/commands/files'
import { fittedPicture } from '@/lib/media/encoding/pictures'
import { UPLOAD } from '@/lib/media/schema'
import { db } from '@/lib/platform/database/client'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { fetchFile } from '@/lib/platform/http/fetch-file'
import { routes } from '@/lib/platform/http/routes'
import type { StoredPicture } from '../types'

/** Wide enough for an article's header picture on a high-density screen. */
const LONGEST_SIDE = 1_600

/** Re-encodes and stores a picture for articles. If none uses it, it may be deleted after a day. Throws InvalidInputError. */
export async function storePicture(bytes: Uint8Array, now: Date): Promise<StoredPicture> {
  const { file, width, height } = await fittedPicture(bytes, LONGEST_SIDE)
  return storeFile(file, null, now, async (tx, key) => {
    await tx.articlePicture.create({ data: { key, width, height, addedAt: now }, select: { key: true } })
    return { src: routes.picture(key), width, height }
  })
}

/** Fetches an external picture once and stores a copy. Throws InvalidInputError. */
export const storePictureFrom = async (address: string, now: Date): Promise<StoredPicture> =>
  storePicture(await fetchFile(address, UPLOAD.maxBytes), now)

/** Replaces an external featured picture with a stored copy; other values stay. Throws InvalidInputError. */
export async function withStoredPicture<Input extends { featuredImage?: string | undefined }>(
  input: Input,
  now: Date,
): Promise<Input> {
  if (!input.featuredImage || input.featuredImage.startsWith('/')) return input
  try {
    return { ...input, featuredImage: (await storePictureFrom(input.featuredImage, now)).src }
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    throw new InvalidInputError(error.message, { featuredImage: error.message })
  }
}

const DAY_MS = 86_400_000

/** Deletes pictures older than a day that no article, version or working copy refers to. */
export async function deleteUnusedPictures(now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const unused = await tx.$queryRaw<{ key: string }[]>`
      SELECT key FROM article_pictures p WHERE added_at < ${new Date(now.getTime() - DAY_MS)}::timestamptz
        AND NOT EXISTS (
          SELECT FROM articles a WHERE a.featured_image = '/pictures/' || p.key OR position(p.key IN a.body) > 0
        )
        AND NOT EXISTS (SELECT FROM article_revisions r WHERE position(p.key IN r.fields::text) > 0)
        AND NOT EXISTS (SELECT FROM article_working_copies w WHERE position(p.key IN w.fields::text) > 0)`
    await deleteFiles(
      tx,
      unused.map(({ key }) => key),
    )
  })
}
