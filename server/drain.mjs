import { processWide } from '../lib/platform/config/process-wide.mjs'

/** A connection that arrives during a longer turn of the event loop is seen only in the next one. */
const QUIET_MS = 1
const MAX_DRAIN_MS = 5_000
const MAX_TASK_MS = 8_000

/** Work to finish before the process exits, such as running jobs. @type {Set<() => Promise<unknown>>} */
const shutdownTasks = processWide('shutdown-tasks', () => new Set())

let isDraining = false

/** Closes connections after their last response, so that no further requests arrive on them. */
export function closeConnectionsWhileDraining(_request, response, next) {
  if (isDraining) response.setHeader('connection', 'close')
  return next()
}

/**
 * Exits on SIGTERM and SIGINT once all responses are sent and all tasks finished; on a second signal immediately.
 *
 * @param {import('node:http').Server} server
 * @param {() => Promise<void>} closeNext
 */
export function drainOnSignal(server, closeNext) {
  for (const [signal, status] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ]) {
    process.on(signal, async () => {
      if (isDraining) process.exit(status)
      isDraining = true
      const tasks = Promise.allSettled(Array.from(shutdownTasks, (finish) => finish()))
      await closeWhenQuiet(server)
      await Promise.race([tasks, new Promise((resolve) => setTimeout(resolve, MAX_TASK_MS))])
      await closeNext()
      process.exit(status)
    })
  }
}

/**
 * Closes the server once the system's queue of incoming connections is empty. server.close() would reset the connections in that queue,
 * whose clients may have sent a request already, and a proxy must not repeat a write. Each turn of the event loop accepts one connection,
 * so the queue is empty after a short turn without a new connection.
 */
export async function closeWhenQuiet(server) {
  const start = performance.now()
  let hasNewConnection = false
  server.on('connection', () => {
    hasNewConnection = true
  })
  // Never stop after the first turn: connections that arrived before it are seen in the next one.
  let last = Number.NEGATIVE_INFINITY
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve))
    const now = performance.now()
    const isQuiet = !hasNewConnection && now - last < QUIET_MS
    if (isQuiet || now - start > MAX_DRAIN_MS) break
    last = now
    hasNewConnection = false
  }
  await new Promise((resolve) => server.close(resolve))
}
