import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/**
 * Which ids stand in the file that is read, in a temporary table of the transaction: a provider that has its own row there is
 * nobody else's match, and one whose row is gone may have come back under another id.
 */
export async function createListedRows(tx: Transaction): Promise<void> {
  await tx.$executeRaw`CREATE TEMPORARY TABLE import_listed_rows (source_id text PRIMARY KEY) ON COMMIT DROP`
}

export async function rememberListed(tx: Transaction, sourceIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO import_listed_rows SELECT DISTINCT unnest(${[...sourceIds]}::text[]) ON CONFLICT DO NOTHING`
}
