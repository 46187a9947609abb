/** A message for the operator: what went wrong and what to do. The command exits with status 1. */
export class Failure extends Error {}

/** A readable message for common system errors of file access; undefined for all others. */
export function explainError(error) {
  if (error instanceof Failure) return error.message
  const where = error?.path ? ` (${error.path})` : ''
  switch (error?.code) {
    case 'ENOSPC':
      return `The disk is full${where}: free some space, then start again.`
    case 'EROFS':
      return `This folder cannot be written${where}: copy the project to a place where you may write.`
    case 'EACCES':
    case 'EPERM':
      return `Permission denied${where}: start as the user who owns this folder, or copy the project to a place where you may write.`
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open on this machine: close other programs, then start again.'
    default:
      return undefined
  }
}

const REPEAT_MS = 10_000

/** Shows progress while `work` runs: one line with elapsed seconds in a terminal, otherwise a line every ten seconds. */
export async function withProgress(label, work) {
  const start = Date.now()
  const seconds = () => ((Date.now() - start) / 1000).toFixed(1)
  const isTerminal = process.stdout.isTTY
  if (isTerminal) process.stdout.write(`  ${label} …`)
  else console.log(`  ${label} …`)
  const timer = setInterval(
    () =>
      isTerminal
        ? process.stdout.write(`\r  ${label} … ${Math.round(Number(seconds()))} s`)
        : console.log(`  … ${Math.round(Number(seconds()))} s`),
    isTerminal ? 1000 : REPEAT_MS,
  )
  try {
    const result = await work()
    if (isTerminal) process.stdout.write(`\r  ${label}: ${seconds()} s\x1b[K\n`)
    else console.log(`  ${label}: ${seconds()} s`)
    return result
  } catch (error) {
    if (isTerminal) process.stdout.write('\n')
    throw error
  } finally {
    clearInterval(timer)
  }
}
