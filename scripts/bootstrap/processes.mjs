import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const children = new Set()

/**
 * Starts a program in its own process group, so that Ctrl-C in the terminal reaches only this command, which then stops the others in
 * order.
 */
export function startProcess(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true })
  child.ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, error }))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  children.add(child)
  child.ended.then(() => children.delete(child))
  return child
}

/** Runs a program to completion and collects its output. `onOutput` gets each chunk as it arrives. */
export async function runProcess(command, args, { onOutput, ...options } = {}) {
  const child = startProcess(command, args, options)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
      onOutput?.(text)
    })
  }
  const ended = await child.ended
  return { ...ended, output: ended.error ? String(ended.error.message) : output }
}

/** Signals a child's process group, and kills it after `timeoutMs`. Resolves when the child has exited. */
export async function endProcess(child, { signal = 'SIGTERM', timeoutMs = 10_000 } = {}) {
  signalGroup(child.pid, signal)
  const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), timeoutMs)
  await child.ended
  clearTimeout(timer)
}

/** Stops every child that is still running, before the command exits. */
export function endAllProcesses() {
  return Promise.all([...children].map((child) => endProcess(child)))
}

export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The command line of a running process, or undefined. Process ids are reused, so an id alone does not identify a process. */
export function commandOf(pid) {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout?.trim() || undefined
  }
}

/** Waits for a process that is not our child to exit; false if it has not exited after `timeoutMs`. */
export async function waitForEnd(pid, timeoutMs) {
  const deadline = Date.now() + timeoutMs
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return true
}

const POLL_INTERVAL_MS = 500

/**
 * Calls `onGone` when the npm that started this command has exited. `npm run` starts us through a shell: a SIGTERM to npm stops that
 * shell but does not reach us, and a kill -9 reaches neither.
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
  }, POLL_INTERVAL_MS)
  timer.unref()
}

function isNpm(pid) {
  return /^npm\b|npm-cli/.test(commandOf(pid) ?? '')
}

function parentOf(pid) {
  try {
    // "pid (name) state parent": the name may contain spaces and parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' })
    return Number(stdout)
  }
}
