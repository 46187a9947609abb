import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { commandOf } from './processes.mjs'

const LOOK_EVERY_MS = 500

/**
 * Calls `onGone` when the npm that started this command is gone. `npm run` puts a shell between itself and us; a SIGTERM to
 * npm ends that shell and never reaches us, and a kill -9 reaches neither.
 */
export function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const npm = isNpm(shell) ? undefined : parentOf(shell)
  const watchesShell = npm !== undefined && isNpm(npm)
  const timer = setInterval(() => {
    if (process.ppid === shell && !(watchesShell && parentOf(shell) !== npm)) return
    clearInterval(timer)
    onGone()
  }, LOOK_EVERY_MS)
  timer.unref()
}

function isNpm(pid) {
  return /^npm\b|npm-cli/.test(commandOf(pid) ?? '')
}

function parentOf(pid) {
  try {
    // "pid (name) state parent": the name may hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' })
    return Number(stdout)
  }
}
