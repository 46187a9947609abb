import { env } from '@/lib/platform/env'
import { ForbiddenError } from '@/lib/platform/errors'

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** A write must come from our own pages: a missing, "null" or foreign Origin is refused. */
export function checkOrigin(request: Request): void {
  if (!WRITES.has(request.method)) return
  if (request.headers.get('origin') !== new URL(env().SITE_URL).origin)
    throw new ForbiddenError('This request did not come from this site.')
}
