import type { z } from 'zod'

/** A kind of job: its name in the queue, and what it is told. */
export type Job<Payload = unknown> = { readonly name: string; readonly payload: z.ZodType<Payload> }

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
