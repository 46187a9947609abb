import 'server-only'
import { EventEmitter } from 'node:events'
import { Logger, type TaskList, type WorkerEvents } from 'graphile-worker'
import { workPatiently } from '@/lib/platform/database-patience'
import { logger } from '@/lib/platform/logger'
import type { Task } from './job'
import { reasonOf } from './reason'

export function taskList(tasks: readonly Task[]): TaskList {
  const list: TaskList = {}
  for (const { name, run } of tasks) {
    if (list[name]) throw new Error(`Two tasks are named ${name}.`)
    list[name] = (payload, { job, abortSignal }) =>
      workPatiently(() => run(payload, { attempt: job.attempts, signal: abortSignal }))
  }
  return list
}

/** Says what failed by name and code. The queue's own lines would repeat messages, which may hold what a person typed. */
export function queueEvents(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('job:error', ({ job, error }) => {
    const about = { job: job.task_identifier, id: job.id, attempt: job.attempts, reason: reasonOf(error) }
    if (job.attempts >= job.max_attempts) logger.error({ event: 'job.gave-up', ...about }, 'A job was given up.')
    else logger.warn({ event: 'job.failed', ...about }, 'A job failed and will be tried again.')
  })
  return events
}

export const queueLogger = new Logger(() => (level, message) => {
  if (level === 'debug') logger.debug({ event: 'jobs' }, message)
})
