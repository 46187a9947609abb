import { processWide } from '../lib/platform/config/process-wide.mjs'

/** A connection that arrives during a longer pass of the event loop is only seen by the next one. */
const QUIET_MS = 1
const LONGEST_DRAIN_MS = 2_000
const LONGEST_TASK_MS = 8_000

/** What has to finish before the process exits, such as running jobs (lib/admin/jobs/beside-the-server.ts). @type {Set<() => Promise<unknown>>} */
const shutdownTasks = processWide('shutdown-tasks', () => new Set())

let isDraining = false

/** The last responses close their connections, so that nobody sends another request on one. */
export function closeConnectionsWhileDraining(_request, response, next) {
  if (isDraining) response.setHeader('connection', 'close')
  return next()
}

/**
 * Ends the process on SIGTERM and SIGINT once its requests are answered and its tasks finished; on a second signal at once.
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
      await Promise.race([tasks, new Promise((resolve) => setTimeout(resolve, LONGEST_TASK_MS))])
      await closeNext()
      process.exit(status)
    })
  }
}

/**
 * Closes the server after it has accepted everybody who has arrived. Node stops listening at once, and whoever stands in the system's
 * queue by then is turned away after having sent a request, which a proxy must not repeat when it writes. So the server listens until a
 * pass of the event loop, which accepts one of that queue, finds nobody there and is short.
 */
export async function closeWhenQuiet(server) {
  const start = performance.now()
  let hasNewConnection = false
  server.on('connection', () => {
    hasNewConnection = true
  })
  // The first pass says nothing: whoever came before it is found by the next one.
  let last = Number.NEGATIVE_INFINITY
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve))
    const now = performance.now()
    const isQuiet = !hasNewConnection && now - last < QUIET_MS
    if (isQuiet || now - start > LONGEST_DRAIN_MS) break
    last = now
    hasNewConnection = false
  }
  await new Promise((resolve) => server.close(resolve))
}
