import 'server-only'
import { db } from '@/lib/platform/db'
import type { Kind } from '../catalogue/traits'
import { ofTypeAt, type PlaceKey } from './at-place'

export const NEWEST_LIMIT = 20

/** `addedAt` is an ISO instant. Of a family home nothing but its name and city. */
export type NewProvider = { id: string; name: string; kind: Kind; city: string; state: string; addedAt: string }

/** The open providers of a care type in a place that came to this directory last, newest first. */
export async function newestProvidersAt(place: PlaceKey, careType: string): Promise<NewProvider[]> {
  const rows = await db().$queryRaw<(Omit<NewProvider, 'addedAt'> & { createdAt: Date })[]>`
    SELECT p.slug AS id, p.name, p.kind::text AS kind, p.city, p.state, p.created_at AS "createdAt"
    FROM provider_search_documents d JOIN providers p ON p.id = d.provider_id
    WHERE ${ofTypeAt(place, careType)} AND NOT d.is_temporarily_closed
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${NEWEST_LIMIT}`
  return rows.map(({ createdAt, ...row }) => ({ ...row, addedAt: createdAt.toISOString() }))
}
