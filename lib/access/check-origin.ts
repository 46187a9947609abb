import { env } from '@/lib/platform/env'
import { ForbiddenError } from '@/lib/platform/errors'

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * A write must come from our own pages: a missing, "null" or foreign Origin is refused. The sentence names our address, for whoever opened the site by
 * another name of its machine.
 */
export function checkOrigin(request: Request): void {
  if (!WRITES.has(request.method)) return
  const { origin } = new URL(env().SITE_URL)
  if (request.headers.get('origin') !== origin)
    throw new ForbiddenError(`This request did not come from this site. Open ${origin} and try again.`)
}
