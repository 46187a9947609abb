import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { NotFoundError, NotSignedInError } from './errors'

/** More are sent in several calls. */
export const MAX_TAGS_PER_CALL = 2_000

/** POST /api/revalidate: which kept pages have ended, by the tags of lib/platform/cache.ts. */
export const revalidateBody = z.strictObject({
  tags: z
    .array(z.string().regex(/^[a-z]+(?::[a-z0-9-]{1,100})?$/, 'A tag looks like "directory" or "provider:12".'))
    .min(1, 'Name at least one tag.')
    .max(MAX_TAGS_PER_CALL, `Name at most ${MAX_TAGS_PER_CALL} tags at once.`),
})

/**
 * Refuses whoever does not send the configured secret as a bearer token. Hashes are compared, so that the time says neither
 * the length nor how much was right. Without a configured secret the endpoint does not exist.
 */
export function checkRevalidateSecret(authorization: string | null, secret: string | undefined): void {
  if (!secret) throw new NotFoundError()
  const [, given = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? []
  const hash = (text: string) => createHash('sha256').update(text).digest()
  if (!timingSafeEqual(hash(given), hash(secret))) throw new NotSignedInError('This needs the right secret.')
}
