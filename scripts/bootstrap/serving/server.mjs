import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { endProcess, startProcess } from '../processes.mjs'
import { root } from '../project.mjs'
import { Failure } from '../terminal.mjs'

const START_TIMEOUT_MS = 60_000

/** Arguments for Node of the production server. A larger young generation means fewer pauses while pages are rendered. */
export const productionServer = ['--max-semi-space-size=64', 'scripts/start.mjs']

/**
 * Starts a web server and waits until it responds. It exits with this command even if this command is killed, because the IPC channel
 * between them closes.
 *
 * @param {string[]} args arguments for Node
 * @returns {Promise<{ stop: () => Promise<void>, ended: Promise<object>, pid: number, log: string }>}
 */
export async function startServer(args, { port, host, env, log }) {
  const output = openSync(log, 'w')
  const child = startProcess(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, PORT: String(port), HOST: host, NEXT_TELEMETRY_DISABLED: '1', ...env },
  })
  closeSync(output)
  let gone = false
  child.ended.then(() => {
    gone = true
  })
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!gone && Date.now() < deadline) {
    if (await answers(port)) return { ended: child.ended, pid: child.pid, stop: () => endProcess(child), log }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (!gone) await endProcess(child)
  const lastLines = readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n')
  throw new Failure(`${lastLines}\n\nThe server did not start, see above (full log: ${path.relative(root, log)}).`)
}

async function answers(port) {
  try {
    const { status } = await fetch(`http://127.0.0.1:${port}/robots.txt`, { signal: AbortSignal.timeout(10_000) })
    return status < 500
  } catch {
    return false
  }
}
