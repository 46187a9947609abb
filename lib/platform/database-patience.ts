import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide.mjs'

/** How long a process waits for its database, in milliseconds. pg itself would wait for ever. */
export type Patience = {
  /** For a free connection, or a new one. */
  connect: number
  /** PostgreSQL gives a statement up after that. */
  statement: number
  lock: number
  /** A connection on which nothing was said for so long is ended by us: the server, or the way to it, hangs. */
  silence?: number
  /** Of all statements of a transaction together. */
  transaction: number
}

/** A person waits: whatever is wrong, each request answers within five seconds. */
export const SERVING: Patience = { connect: 3_000, statement: 3_000, lock: 2_500, silence: 3_500, transaction: 4_000 }

/** The same for a machine that is so many times as slow. */
export const servingOn = (times: number): Patience =>
  Object.fromEntries(Object.entries(SERVING).map(([name, millis]) => [name, millis * times])) as Patience

/** A command or a job: nobody waits, and some raise `statement` for their own transaction (SET LOCAL). */
export const WORKING: Patience = { connect: 10_000, statement: 10_000, lock: 5_000, transaction: 5_000 }

const atWork = processWide('job-runs', () => new AsyncLocalStorage<true>())

/** Runs a job: db() answers the database that is waited for longer, over connections of its own, so that no person waits for it. */
export const workPatiently = <Result>(work: () => Result): Result => atWork.run(true, work)

/** Whether a job is running, here and now. */
export const isAtWork = (): boolean => atWork.getStore() === true
