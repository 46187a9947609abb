import type { Database } from '@/lib/platform/db'
import { refreshSearchDocuments } from '@/lib/providers/commands/refresh-search-documents'
import { fillProviders } from './providers'

/** An empty directory becomes one of `count` providers that can be searched, and PostgreSQL knows its tables. */
export async function fillDirectory(database: Database, count: number): Promise<void> {
  await fillProviders(database, count)
  await database.$transaction((tx) => refreshSearchDocuments(tx, 'all'), { timeout: 1_800_000 })
  await database.$executeRawUnsafe('VACUUM ANALYZE')
}
