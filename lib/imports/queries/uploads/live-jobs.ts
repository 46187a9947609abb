import 'server-only'
import type { Database, Transaction } from '@/lib/platform/db'
import { runUploadJob } from '../../jobs'
import { jobKeyOf } from '../../rules/upload-steps'

/** Of which of these uploads something is done or will be done: whose job runs, or has not failed for the last time. */
export async function findBusy(connection: Database | Transaction, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await connection.$queryRaw<{ key: string }[]>`
    SELECT key FROM graphile_worker.jobs
    WHERE task_identifier = ${runUploadJob.name} AND key = ANY(${ids.map(jobKeyOf)}::text[])
      AND (attempts < max_attempts OR locked_at IS NOT NULL)`
  const keys = new Set(rows.map(({ key }) => key))
  return new Set(ids.filter((id) => keys.has(jobKeyOf(id))))
}
