import 'server-only'
import { db } from '@/lib/platform/db'
import { isElsewhere, readAddress } from '@/lib/providers/rules/read-address'
import type { MovedPlace } from '../types'

/**
 * Where an address would put a page (public id) on the map; null where it stays, where the address cannot be read, and for a home, whose place
 * is no point. For admins alone.
 */
export async function findMovedPlace(publicId: string, address: string): Promise<MovedPlace | null> {
  const point = { latitude: true, longitude: true } as const
  const provider = await db().provider.findUnique({
    where: { slug: publicId },
    select: { kind: true, street: true, zip: true, ...point },
  })
  const read = readAddress(address)
  if (!provider || !read || provider.kind === 'family_home' || !isElsewhere(provider, read)) return null
  const to = await db().zipCode.findUnique({ where: { zip: read.zip }, select: { ...point, state: true } })
  // Saying the wrong state is refused when the change is decided: no other state's place is drawn for it.
  if (to?.state !== read.state) return null
  const { latitude, longitude } = to
  return { from: { latitude: provider.latitude, longitude: provider.longitude }, to: { latitude, longitude } }
}
