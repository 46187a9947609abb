import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { Job } from './job'

type Options = {
  /** Not before. Default: at once. */
  runAt?: Date
  /** A second job of the same key takes the first one's place while that waits. */
  key?: string
  /** Jobs of one queue run one after another. */
  queue?: string
  /** Default: 25, which takes about four days. */
  maxAttempts?: number
}

/**
 * Adds a job in the same transaction as the change that it follows: both are there, or neither. Throws when the payload is
 * not what the job takes.
 */
export async function addJob<Payload>(
  tx: Transaction,
  job: Job<Payload>,
  payload: Payload,
  { runAt, key, queue, maxAttempts }: Options = {},
): Promise<void> {
  const json = JSON.stringify(job.payload.parse(payload))
  await tx.$executeRaw`SELECT graphile_worker.add_job(
    ${job.name}::text, payload => ${json}::json, queue_name => ${queue ?? null}::text, run_at => ${runAt ?? null}::timestamptz,
    max_attempts => ${maxAttempts ?? null}::smallint, job_key => ${key ?? null}::text)`
}
