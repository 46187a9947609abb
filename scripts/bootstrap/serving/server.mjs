import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { endProcess, startProcess } from '../processes.mjs'
import { root } from '../project.mjs'
import { Failure } from '../terminal.mjs'

const TRIES = 50

/** The port to listen on: `PORT` if it is set, otherwise 3000 or the next free one. `taken` is the port that was skipped. */
export async function choosePort(wanted, isFree = isPortFree) {
  if (wanted !== undefined && wanted !== '') {
    const port = portOf(wanted)
    if (await isFree(port)) return { port }
    throw new Failure(`Port ${port} is taken: stop what uses it, set PORT to another number, or leave PORT out.`)
  }
  for (let port = 3000; port < 3000 + TRIES; port += 1) {
    if (await isFree(port)) return port === 3000 ? { port } : { port, taken: 3000 }
  }
  throw new Failure(`The ports 3000 to ${3000 + TRIES - 1} are all taken: set PORT to a free one.`)
}

/** Parses a port number. */
export function portOf(wanted) {
  const port = Number(wanted)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Failure(`PORT is "${wanted}", which is not a port: set it to a number from 1 to 65535, or leave it out.`)
}

/** Whether the port is free on the loopback and on all addresses: a listener on one of them would get part of the requests. */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    const error = await tryToListen(port, host)
    if (error?.code === 'EADDRINUSE') return false
    if (error?.code === 'EACCES') {
      throw new Failure(`Port ${port} needs administrator rights: set PORT to a number above 1023.`)
    }
  }
  return true
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/** A port that is currently free on the loopback. Another process may take it before the caller does, so be ready to retry. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/**
 * Listens, or prints a sentence and exits with status 1. Next logs uncaught exceptions and carries on, so a server whose port is taken
 * would stay up, run jobs, and answer nobody.
 */
export function listenOrExit(server, { port, host }, onListening) {
  const exit = ({ code }) => {
    console.error(explainListenError(code, host, port))
    process.exit(1)
  }
  server.once('error', exit)
  server.listen(port, host, () => {
    server.off('error', exit)
    onListening()
  })
}

function explainListenError(code, host, port) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} needs administrator rights: set PORT to a number above 1023.`
  return `The server cannot listen on ${host ?? 'this machine'}, port ${port} (${code}): correct HOST and PORT.`
}

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
  let hasEnded = false
  child.ended.then(() => {
    hasEnded = true
  })
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!hasEnded && Date.now() < deadline) {
    if (await isResponding(port)) return { ended: child.ended, pid: child.pid, stop: () => endProcess(child), log }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (!hasEnded) await endProcess(child)
  const lastLines = readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n')
  throw new Failure(`${lastLines}\n\nThe server did not start, see above (full log: ${path.relative(root, log)}).`)
}

async function isResponding(port) {
  try {
    const { status } = await fetch(`http://127.0.0.1:${port}/robots.txt`, { signal: AbortSignal.timeout(10_000) })
    return status < 500
  } catch {
    return false
  }
}
