import { endAllProcesses, watchNpm } from './processes.mjs'
import { Failure, sentenceFor } from './terminal.mjs'

const undo = []
let ending

/** What has to be stopped before this command ends; the last started is stopped first. */
export function beforeEnd(stop) {
  undo.push(stop)
}

/** Whether a signal, or a failure, is already ending this command. */
export function isEnding() {
  return ending !== undefined
}

/** Stops everything once, whoever asks and however often. */
export function endCommand(status) {
  ending ??= stopEverything(status)
  return ending
}

async function stopEverything(status) {
  let result = status
  for (const stop of undo.reverse()) {
    try {
      await stop()
    } catch (error) {
      result = 1
      console.error(sentenceFor(error) ?? error)
    }
  }
  await endAllProcesses()
  process.exit(result)
}

/**
 * Runs a command's story. Ctrl-C and SIGTERM end it with status 0 (130 with `isTask`, where the work is then not done),
 * also when they come twice; a failure ends it with one sentence and status 1. Whatever was started is stopped first.
 */
export async function runCommand(story, { isTask = false } = {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!isEnding() && signal === 'SIGINT') process.stdout.write('\n')
      void endCommand(isTask ? 130 : 0)
    })
  }
  watchNpm(() => void endCommand(isTask ? 130 : 0))
  // The reader of a pipe may leave before we do.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  try {
    const status = await story()
    if (status !== undefined) await endCommand(status)
  } catch (error) {
    await failCommand(error)
  }
}

/** One sentence and status 1; silent while the command is ending anyway, when everything it started falls over. */
export async function failCommand(error) {
  if (isEnding()) return
  if (error instanceof Failure) console.error(`\n${error.message}`)
  else console.error(sentenceFor(error) ?? error)
  await endCommand(1)
}
