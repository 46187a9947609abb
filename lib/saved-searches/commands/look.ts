import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { matchesSql } from '@/lib/providers/queries/matches-sql'
import type { AskedArea } from '@/lib/providers/rules/asked-area'
import { Prisma } from '@/prisma/generated/client'

/**
 * Compares what a search finds now with what it knew, in one statement inside the database: who never matched before is news, and
 * so is who has an opening again or for the first time. Without an earlier look it only remembers. Of two at once the second waits
 * for the row, and then finds nothing new.
 */
export async function look(
  tx: Transaction,
  savedSearchId: number,
  { area, search }: Pick<AskedArea, 'area' | 'search'>,
  now: Date,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM saved_searches WHERE id = ${savedSearchId} FOR UPDATE`
  await tx.$executeRaw(Prisma.sql`
    WITH before AS (SELECT known_ids, open_ids, looked_at FROM saved_searches WHERE id = ${savedSearchId}),
    known AS (SELECT unnest(known_ids) AS id FROM before),
    open AS (SELECT unnest(open_ids) AS id FROM before),
    found AS MATERIALIZED (${matchesSql(area, search, now)}),
    fresh AS (
      SELECT provider_id, CASE WHEN known.id IS NULL THEN 'provider' ELSE 'opening' END AS kind
      FROM found LEFT JOIN known ON known.id = provider_id LEFT JOIN open ON open.id = provider_id
      WHERE known.id IS NULL OR (has_opening AND open.id IS NULL)
    ),
    told AS (
      INSERT INTO search_news (saved_search_id, provider_id, kind, found_at)
      SELECT ${savedSearchId}, provider_id, kind::search_news_kind, ${now}::timestamptz FROM fresh
      WHERE (SELECT looked_at FROM before) IS NOT NULL
    )
    UPDATE saved_searches SET looked_at = ${now}::timestamptz,
      known_ids = ARRAY(SELECT id FROM known UNION SELECT provider_id FROM found),
      open_ids = ARRAY(SELECT provider_id FROM found WHERE has_opening)
    WHERE id = ${savedSearchId}`)
}
