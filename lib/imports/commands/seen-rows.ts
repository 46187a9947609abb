import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/**
 * Which rows of a file came before, kept in a temporary table of the transaction: a million rows take no memory of ours. Two
 * keys a row: its id, and what makes it the same provider again.
 */
export async function createSeenRows(tx: Transaction): Promise<void> {
  await tx.$executeRaw`CREATE TEMPORARY TABLE import_seen_rows (key text PRIMARY KEY, line int NOT NULL) ON COMMIT DROP`
}

/** Remembers what else the file says, for looking at it after the last row: see lookForGone. */
export async function rememberKeys(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.$executeRaw`
    INSERT INTO import_seen_rows SELECT DISTINCT key, 0 FROM unnest(${[...keys]}::text[]) AS given (key) ON CONFLICT DO NOTHING`
}

/** Remembers these keys and answers those that an earlier line had, with that line. */
export async function rememberRows(
  tx: Transaction,
  rows: readonly { key: string; line: number }[],
): Promise<Map<string, number>> {
  const keys = rows.map(({ key }) => key)
  const lines = rows.map(({ line }) => line)
  // Ordered by line, so that the first of two equal rows in one batch is the one that stays.
  const found = await tx.$queryRaw<{ key: string; line: number }[]>`
    WITH given AS (SELECT * FROM unnest(${keys}::text[], ${lines}::int[]) AS g (key, line)),
    added AS (
      INSERT INTO import_seen_rows SELECT DISTINCT ON (key) key, line FROM given ORDER BY key, line
      ON CONFLICT DO NOTHING RETURNING key, line
    )
    SELECT DISTINCT ON (g.key) g.key, coalesce(a.line, s.line) AS line
    FROM given g LEFT JOIN added a USING (key) LEFT JOIN import_seen_rows s USING (key)
    WHERE coalesce(a.line, s.line) <> g.line`
  return new Map(found.map(({ key, line }) => [key, line]))
}
