import 'server-only'
import type { Database, Transaction } from '@/lib/platform/db'

/** Takes back the job of this key, also one that was given up, which would be counted as such for ever. One that runs is not stopped. */
export async function removeJob(connection: Database | Transaction, key: string): Promise<void> {
  await connection.$executeRaw`SELECT graphile_worker.remove_job(${key}::text)`
}
