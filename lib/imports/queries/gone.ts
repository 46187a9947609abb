import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import type { LeftExample } from '../types'

/** The file's providers are in import_seen_keys and import_listed_rows, in a dry run too. */

const PAGE = 2_000
const EXAMPLES = 200
const CLOSABLE = 'confirmed_by IS NULL AND listed_by IS NULL'

/** The newest date of this source's files, not counting this same file. */
export async function findLastFile(tx: Transaction, source: string, sha256: string): Promise<{ day: string } | null> {
  const last = await tx.importBatch.findFirst({
    where: {
      source,
      undoneAt: null,
      finishedAt: { not: null },
      fileSha256: { not: sha256 },
      sourceDate: { not: null },
    },
    select: { sourceDate: true },
    orderBy: { sourceDate: 'desc' },
  })
  return last?.sourceDate ? { day: last.sourceDate.toISOString().slice(0, 10) } : null
}

/**
 * Collects the open providers of this source for which the file has no row, not even a possible one, with the reasons not
 * to close them.
 */
export async function collectGone(tx: Transaction, source: string, day: string): Promise<void> {
  await tx.$executeRaw`ANALYZE import_seen_keys`
  await tx.$executeRaw`CREATE TEMPORARY TABLE import_gone (id int PRIMARY KEY, confirmed_by text, listed_by text) ON COMMIT DROP`
  await tx.$executeRaw`
    INSERT INTO import_gone
    SELECT p.id,
      (SELECT min(f.source::text) FROM provider_facts f
       WHERE f.provider_id = p.id AND f.source <> 'state_file' AND f.confirmed_on >= ${day}::date),
      (SELECT min(s.source) FROM provider_sources s
       WHERE s.provider_id = p.id AND s.source <> ${source}
         AND (s.batch_id IS NULL OR s.batch_id = (
           SELECT max(b.id) FROM import_batches b WHERE b.source = s.source AND b.undone_at IS NULL
         )))
    FROM (
      SELECT coalesce(m.merged_into_id, s.provider_id) AS id
      FROM provider_sources s
      JOIN providers m ON m.id = s.provider_id
      LEFT JOIN import_listed_rows held ON held.source_id = s.source_id
      WHERE s.source = ${source}
      GROUP BY 1 HAVING count(held.source_id) = 0
    ) listed
    JOIN providers p ON p.id = listed.id
    WHERE p.status IN ('open', 'temporarily_closed')
      AND NOT EXISTS (SELECT FROM import_seen_keys seen WHERE seen.key IN ('here ' || p.id, 'maybe ' || p.id))
      AND NOT EXISTS (
        SELECT FROM import_aside_candidates c JOIN import_listed_rows l ON l.source_id = c.source_id
        WHERE c.source = ${source} AND c.provider_id = p.id
      )`
}

/** `listed`: how many providers this source had before the file. */
export async function countGone(tx: Transaction): Promise<{ gone: number; closable: number; listed: number }> {
  const [counts] = await tx.$queryRawUnsafe<{ gone: number; closable: number; listed: number }[]>(
    `SELECT count(*)::int AS gone, (count(*) FILTER (WHERE ${CLOSABLE}))::int AS closable,
       count(*)::int + (SELECT count(*)::int FROM import_seen_keys WHERE key LIKE 'here %') AS listed
     FROM import_gone`,
  )
  return counts ?? { gone: 0, closable: 0, listed: 0 }
}

/** Missing providers by name; first those that stay open, with the reason. */
export async function goneExamples(tx: Transaction): Promise<LeftExample[]> {
  return tx.$queryRaw<LeftExample[]>`
    SELECT p.name, p.slug AS "publicId", CASE
      WHEN g.confirmed_by IS NOT NULL THEN 'stays open: confirmed since by ' || replace(g.confirmed_by, '_', ' ')
      WHEN g.listed_by IS NOT NULL THEN 'stays open: also in ' || g.listed_by
      ELSE 'not in the file any more' END AS text
    FROM import_gone g JOIN providers p ON p.id = g.id
    ORDER BY (g.confirmed_by IS NULL AND g.listed_by IS NULL), p.id LIMIT ${EXAMPLES}`
}

/** The next page of providers that may be closed. */
export async function findGone(tx: Transaction, after: number): Promise<number[]> {
  const rows = await tx.$queryRawUnsafe<{ id: number }[]>(
    `SELECT id FROM import_gone WHERE ${CLOSABLE} AND id > $1 ORDER BY id LIMIT ${PAGE}`,
    after,
  )
  return rows.map(({ id }) => id)
}

/** The next page of providers to reopen: closed by an older list, and in this file, where their row does not say "closed". */
export async function findReopenable(tx: Transaction, day: string, after: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT p.id FROM providers p
    WHERE p.status = 'closed' AND p.closed_source IS NOT NULL AND p.closed_on < ${day}::date AND p.id > ${after}
      AND EXISTS (SELECT FROM import_seen_keys seen WHERE seen.key = 'here ' || p.id)
      AND NOT EXISTS (SELECT FROM import_seen_keys seen WHERE seen.key = 'closed ' || p.id)
    ORDER BY p.id LIMIT ${PAGE}`
  return rows.map(({ id }) => id)
}
