import 'server-only'
import { tags } from '@/lib/platform/cache-tags'
import { type Database, db, type Transaction } from '@/lib/platform/db'

/** The tags of every kept page that says something of these providers (internal ids): their own, and those of city, county and ZIP code. */
export async function findPageTags(
  ids: readonly number[],
  connection: Database | Transaction = db(),
): Promise<string[]> {
  if (ids.length === 0) return []
  const places = await connection.$queryRaw<{ slug: string }[]>`
    SELECT DISTINCT place.slug FROM providers p
    LEFT JOIN counties c ON c.state = p.state AND c.name = p.county
    CROSS JOIN LATERAL (VALUES (p.location_slug), (c.slug), (p.zip::text)) place (slug)
    WHERE p.id = ANY(${[...ids]}::int[]) AND place.slug IS NOT NULL ORDER BY 1`
  return [...ids.map(tags.provider), ...places.map(({ slug }) => tags.location(slug))]
}
