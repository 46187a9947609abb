import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { NotFoundError, NotSignedInError } from './errors'

/**
 * Refuses whoever does not send the configured secret as a bearer token. Hashes are compared, so that the time says neither
 * the length nor how much was right. Without a configured secret the endpoint does not exist.
 */
export function checkBearer(authorization: string | null, secret: string | undefined): void {
  if (!secret) throw new NotFoundError()
  const [, given = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? []
  const hash = (text: string) => createHash('sha256').update(text).digest()
  if (!timingSafeEqual(hash(given), hash(secret))) throw new NotSignedInError('This needs the right secret.')
}
