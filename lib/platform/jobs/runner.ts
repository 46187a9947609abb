import 'server-only'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { runAsJob } from '../database/pools'
import { logger, reasonOf } from '../logging/logger'
import type { Task } from './job'

const HEARTBEAT_MS = 10_000
/** Longer than any query may take, so that a slow database does not make a live process look dead. */
const DEAD_AFTER_SECONDS = 60

/**
 * Records every 10 seconds that this process is alive, and unlocks the jobs of dead processes, which the queue itself would do only
 * after four hours. If a process was only unresponsive, its job runs twice, which tasks must tolerate anyway.
 */
function startHeartbeat(pool: pg.Pool, events: WorkerEvents) {
  const ids = new Set<string>()
  let last = Promise.resolve()
  const beat = () => {
    last = last.then(() => beatOnce(pool, [...ids])).catch(() => undefined)
  }
  events.on('pool:create', ({ workerPool }) => {
    ids.add(workerPool.id)
    beat()
  })
  const timer = setInterval(beat, HEARTBEAT_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await last
      await pool.query('DELETE FROM job_pools WHERE id = ANY($1)', [[...ids]]).catch(() => undefined)
    },
  }
}

async function beatOnce(pool: pg.Pool, ids: string[]) {
  await pool.query(
    `INSERT INTO job_pools (id, seen_at) SELECT id, now() FROM unnest($1::text[]) AS id
     ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
    [ids],
  )
  const { rows } = await pool.query<{ id: string }>(
    `SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs LEFT JOIN job_pools ON job_pools.id = locked_by
     WHERE locked_at < now() - make_interval(secs => $1) AND coalesce(seen_at < now() - make_interval(secs => $1), true)`,
    [DEAD_AFTER_SECONDS],
  )
  if (rows.length === 0) return
  const dead = rows.map(({ id }) => id)
  await pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [dead])
  await pool.query('DELETE FROM job_pools WHERE id = ANY($1)', [dead])
}

/** The queue's own connections, so that no page waits for a job. With time-outs, since pg has none by default. */
function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 3_000,
    query_timeout: 15_000,
    statement_timeout: 10_000,
    keepAlive: true,
    application_name: 'jobs',
  })
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

/** A lost connection is reported by the next query that uses it. */
function ignore() {}

function taskList(tasks: readonly Task[]): TaskList {
  const list: TaskList = {}
  for (const { name, run } of tasks) {
    if (list[name]) throw new Error(`Two tasks are named ${name}.`)
    list[name] = (payload, { job, abortSignal }) =>
      runAsJob(() => run(payload, { attempt: job.attempts, signal: abortSignal }))
  }
  return list
}

/** Logs failures by name and code. The queue's own log lines would include error messages, which may contain user input. */
function queueEvents(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('job:error', ({ job, error }) => {
    const details = { job: job.task_identifier, id: job.id, attempt: job.attempts, reason: reasonOf(error) }
    if (job.attempts >= job.max_attempts) logger.error({ event: 'job.gave-up', ...details }, 'A job was given up.')
    else logger.warn({ event: 'job.failed', ...details }, 'A job failed and will be tried again.')
  })
  return events
}

const queueLogger = new Logger(() => (level, message) => {
  if (level === 'debug') logger.debug({ event: 'jobs' }, message)
})

const RESTART_AFTER_MS = 2_000

type Settings = { databaseUrl: string; concurrency?: number; restartAfterMs?: number }
export type RunningJobs = { stop: () => Promise<void> }

/**
 * Runs jobs until stop() is called. It starts without a database and survives outages: whenever the queue's own runner stops, it is
 * started again. stop() resolves once the running jobs are done.
 */
export function runJobs(tasks: readonly Task[], settings: Settings): RunningJobs {
  const stopping = new AbortController()
  const { signal } = stopping
  const finished = (async () => {
    while (!signal.aborted) {
      await runOnce(tasks, settings, signal).catch((error) =>
        logger.warn({ event: 'jobs.interrupted', reason: reasonOf(error) }, 'The job queue stopped and starts again.'),
      )
      await sleep(settings.restartAfterMs ?? RESTART_AFTER_MS, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    stop: () => {
      stopping.abort()
      return finished
    },
  }
}

async function runOnce(tasks: readonly Task[], { databaseUrl, concurrency = 3 }: Settings, signal: AbortSignal) {
  const pgPool = openPool(databaseUrl, concurrency + 2)
  const events = queueEvents()
  const heartbeat = startHeartbeat(pgPool, events)
  try {
    const runner = await run({
      pgPool,
      concurrency,
      events,
      logger: queueLogger,
      taskList: taskList(tasks),
      parsedCronItems: parseCronItems(
        tasks.flatMap(({ name, schedule }) => (schedule ? [{ task: name, match: schedule }] : [])),
      ),
      noHandleSignals: true,
    })
    stopWhenAborted(runner, signal)
    await runner.promise
  } finally {
    await heartbeat.stop()
    await pgPool.end()
  }
}

function stopWhenAborted(runner: Runner, signal: AbortSignal) {
  const stop = () => void runner.stop().catch(() => undefined)
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
}
