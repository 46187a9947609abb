import 'server-only'
import { db } from '@/lib/platform/db'
import type { Kind } from '../catalogue/traits'

export const NEWEST_LIMIT = 20

/** `addedAt` is an ISO instant. Of a family home nothing but its name and city. */
export type NewProvider = { id: string; name: string; kind: Kind; city: string; state: string; addedAt: string }

/** The open providers of a care type in a city that came to this directory last, newest first. */
export async function newestProvidersAt(locationSlug: string, careType: string): Promise<NewProvider[]> {
  const rows = await db().provider.findMany({
    where: { locationSlug, careTypes: { has: careType }, status: 'open' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: NEWEST_LIMIT,
    select: { slug: true, name: true, kind: true, city: true, state: true, createdAt: true },
  })
  return rows.map(({ slug, createdAt, ...row }) => ({ ...row, id: slug, addedAt: createdAt.toISOString() }))
}
