import { endAllProcesses, watchNpm } from './processes.mjs'
import { explainError, Failure } from './terminal.mjs'

const cleanups = []
let shutdown

/** Registers a cleanup to run before this command exits. Cleanups run in reverse order. */
export function beforeEnd(stop) {
  cleanups.push(stop)
}

/** Whether this command is already shutting down, after a signal or a failure. */
function isEnding() {
  return shutdown !== undefined
}

/** Runs the cleanups and exits. Further calls return the same promise. */
function endCommand(status) {
  shutdown ??= stopEverything(status)
  return shutdown
}

async function stopEverything(status) {
  let result = status
  for (const stop of cleanups.reverse()) {
    try {
      await stop()
    } catch (error) {
      result = 1
      console.error(explainError(error) ?? error)
    }
  }
  await endAllProcesses()
  process.exit(result)
}

/**
 * Runs a command's main function. Ctrl-C and SIGTERM exit with status 0, or with 130 if `isTask`, because the task is then unfinished;
 * repeated signals are ignored. A failure prints one sentence and exits with status 1. The cleanups run first in all cases.
 */
export async function runCommand(main, { isTask = false } = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!isEnding() && signal === 'SIGINT') process.stdout.write('\n')
      void endCommand(isTask ? 130 : 0)
    })
  }
  watchNpm(() => void endCommand(isTask ? 130 : 0))
  // The reader of a pipe may exit before we do.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  try {
    const status = await main()
    if (status !== undefined) await endCommand(status)
  } catch (error) {
    await failCommand(error)
  }
}

/** Prints one sentence and exits with status 1. Silent during a shutdown, when the started processes are expected to fail. */
export async function failCommand(error) {
  if (isEnding()) return
  if (error instanceof Failure) console.error(`\n${error.message}`)
  else console.error(explainError(error) ?? error)
  await endCommand(1)
}
