import type { Database, Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { refreshSearchDocuments } from '@/lib/providers/commands/refresh-search-documents'
import { newClient } from '@/scripts/bootstrap/postgres.mjs'
import { fillProviders } from './providers'

const PATIENCE_MS = 1_800_000

/**
 * An empty directory becomes one of `count` providers that can be searched, and PostgreSQL knows its tables. One that has as many
 * stays as it is.
 */
export async function fillDirectory(database: Database, count: number): Promise<void> {
  if ((await countRows(database, 'provider_search_documents')) === count) return
  if ((await countRows(database, 'providers')) !== count) await withoutHurry(database, (tx) => fillProviders(tx, count))
  await withoutHurry(database, (tx) => refreshSearchDocuments(tx, 'all'))
  await vacuum()
}

async function countRows(database: Database, table: string): Promise<number> {
  const rows = await database.$queryRawUnsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${table}`)
  return rows[0]?.count ?? 0
}

/** The product's connections end what takes longer than ten seconds. */
export function withoutHurry(database: Database, work: (tx: Transaction) => Promise<void>): Promise<void> {
  return database.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe('SET LOCAL statement_timeout = 0')
      await work(tx)
    },
    { timeout: PATIENCE_MS },
  )
}

/** In no transaction, and so over a connection of its own. */
export async function vacuum(): Promise<void> {
  const client = newClient(env().DATABASE_URL)
  await client.connect()
  try {
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}
