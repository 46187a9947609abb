import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseCronItems, type Runner, run } from 'graphile-worker'
import { logger } from '@/lib/platform/logger'
import { beat } from './heartbeat'
import type { Task } from './job'
import { openPool } from './pool'
import { reasonOf } from './reason'
import { queueEvents, queueLogger, taskList } from './task-list'

const RESTART_AFTER_MS = 2_000

type Settings = { databaseUrl: string; concurrency?: number; restartAfterMs?: number }
export type RunningJobs = { stop: () => Promise<void> }

/**
 * Runs jobs until stop() is called. Needs no database at start and survives its absence: whatever ends the queue's own
 * runner, it is started again. stop() resolves once the running jobs are done.
 */
export function runJobs(tasks: readonly Task[], settings: Settings): RunningJobs {
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = (async () => {
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
      return ended
    },
  }
}

async function runOnce(tasks: readonly Task[], { databaseUrl, concurrency = 3 }: Settings, signal: AbortSignal) {
  const pgPool = openPool(databaseUrl, concurrency + 2)
  const events = queueEvents()
  const heart = beat(pgPool, events)
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
    await heart.stop()
    await pgPool.end()
  }
}

function stopWhenAborted(runner: Runner, signal: AbortSignal) {
  const stop = () => void runner.stop().catch(() => undefined)
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
}
