import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** Below this a wrong guess about the size of a table costs nothing. */
const FIRST_LOOK = 1_000

/**
 * Tells PostgreSQL how large the tables have become, each time the run has doubled what it added. Its own watch does not see the
 * rows of a transaction that is not finished: it would go on reading a table of thousands as if it were empty, row by row.
 */
export function growingStatistics(tx: Transaction): (added: number) => Promise<void> {
  let next = FIRST_LOOK
  return async (added) => {
    if (added < next) return
    next = added * 2
    await tx.$executeRaw`ANALYZE providers, provider_sources, provider_private_addresses, provider_licenses, provider_hours,
      provider_age_bands, provider_facts, provider_search_documents`
  }
}
