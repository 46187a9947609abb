import type { z } from 'zod'
import 'server-only'
import type { Database, Transaction } from '../database/client'

/** A kind of job: its name in the queue, and what it is told. */
type Job<Payload = unknown> = { readonly name: string; readonly payload: z.ZodType<Payload> }

/** Names a kind of job, beside the domain that adds it; what is done then stands in a task. */
export function defineJob<Payload>(name: string, payload: z.ZodType<Payload>): Job<Payload> {
  return { name, payload }
}

export type Try = {
  /** 1 at the first. */
  attempt: number
  /** Aborted when the process has to end. */
  signal: AbortSignal | undefined
}

/** What is done for a job. Takes what the queue holds, which an older release may have written. */
export type Task = {
  readonly name: string
  /** Five fields as in cron, in UTC. */
  readonly schedule?: string
  readonly run: (payload: unknown, aTry: Try) => Promise<void>
}

/**
 * What is done for a job. A queue promises "at least once": a process may die after the work and before the note that it
 * was done, so `run` must be able to see that there is nothing left to do. A thrown error is tried again, later each time
 * (about 1 s, then e times as long, up to 6 hours).
 */
export function defineTask<Payload>(
  job: Job<Payload>,
  run: (payload: Payload, aTry: Try) => Promise<void>,
  { schedule }: { schedule?: string } = {},
): Task {
  return { name: job.name, schedule, run: (payload, aTry) => run(job.payload.parse(payload), aTry) }
}

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

/** Takes back the job of this key, also one that was given up, which would be counted as such for ever. One that runs is not stopped. */
export async function removeJob(connection: Database | Transaction, key: string): Promise<void> {
  await connection.$executeRaw`SELECT graphile_worker.remove_job(${key}::text)`
}
