import 'server-only'
import type { z } from 'zod'
import type { Database, Transaction } from '../database/client'

/** A kind of job: its name in the queue and the schema of its payload. */
type Job<Payload = unknown> = { readonly name: string; readonly payload: z.ZodType<Payload> }

/** Defines a kind of job, next to the code that adds it. A task (below) does the work. */
export function defineJob<Payload>(name: string, payload: z.ZodType<Payload>): Job<Payload> {
  return { name, payload }
}

export type JobAttempt = {
  /** Counted from 1. */
  attempt: number
  /** Aborted when the process shuts down. */
  signal: AbortSignal | undefined
}

/** The handler of a job. The payload comes from the queue, where an older release may have written it. */
export type Task = {
  readonly name: string
  /** Five fields as in cron, in UTC. */
  readonly schedule?: string
  readonly run: (payload: unknown, attempt: JobAttempt) => Promise<void>
}

/**
 * Defines the handler of a job. The queue delivers "at least once": a process may die after the work and before it is marked as done,
 * so `run` must be idempotent. A failed job is retried with exponential backoff (about 3 s, then e times as long each time, up to 6 hours).
 */
export function defineTask<Payload>(
  job: Job<Payload>,
  run: (payload: Payload, attempt: JobAttempt) => Promise<void>,
  { schedule }: { schedule?: string } = {},
): Task {
  return { name: job.name, schedule, run: (payload, attempt) => run(job.payload.parse(payload), attempt) }
}

type Options = {
  /** Earliest time. Default: now. */
  runAt?: Date
  /** A second job with the same key replaces the first while that is pending. */
  key?: string
  /** Jobs of one queue run one after another. */
  queue?: string
  /** Default: 25, which takes about four days. */
  maxAttempts?: number
}

/**
 * Adds a job in the same transaction as the change it follows, so that both are saved or neither. Throws when the payload is invalid.
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

/** Removes the job with this key, even one that has failed for good. Does not stop a running job. */
export async function removeJob(connection: Database | Transaction, key: string): Promise<void> {
  await connection.$executeRaw`SELECT graphile_worker.remove_job(${key}::text)`
}
