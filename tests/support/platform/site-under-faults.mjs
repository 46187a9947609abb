import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Transform } from 'node:stream'
import { hash } from '@node-rs/argon2'
import { choosePlace } from '../../../scripts/bootstrap/postgres/folder.mjs'
import { migrate, typescript } from '../../../scripts/bootstrap/postgres/prepare.mjs'
import { ensureDatabase, newClient, startCluster } from '../../../scripts/bootstrap/postgres/server.mjs'
import { endProcess, startProcess } from '../../../scripts/bootstrap/processes.mjs'
import { root } from '../../../scripts/bootstrap/project.mjs'
import { startOtherServer } from '../../../scripts/bootstrap/testing/journey-server.mjs'

export const PASSWORD = 'three green boats'

/**
 * A PostgreSQL with the site's tables and no users, which can be stopped and started behind a constant address. `keeps`: it syncs to
 * disk as in production; `fill`: what to load into it.
 */
export async function startSite({ keeps = false, fill = migrate } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nookling-faults-'))
  chmodSync(folder, 0o755)
  const place = { ...choosePlace(root), folder }
  const settings = { throwaway: !keeps }
  let cluster = await startCluster(place, 'postgres', settings)
  await ensureDatabase(cluster.url, 'site')
  await fill(cluster.url('site'))
  const proxy = await startProxy(() => Number(new URL(cluster.url('site')).port))
  const url = Object.assign(new URL(cluster.url('site')), { port: String(proxy.port) }).href
  const running = []

  async function query(sql, values) {
    const client = newClient(cluster.url('site'))
    await client.connect()
    try {
      return (await client.query(sql, values)).rows
    } finally {
      await client.end()
    }
  }

  return {
    query,
    url,
    /** The user that PostgreSQL runs as, if it is another one. */
    identity: place.identity,
    /** Delays each response of the database; 0 turns the delay off. */
    slowDatabase: proxy.slow,
    async addPerson(email) {
      const passwordHash = await hash(PASSWORD, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 })
      await query(
        `INSERT INTO users (email, first_name, last_name, role, status, password_hash, updated_at)
         VALUES ($1, 'Pat', 'Tester', 'caregiver', 'active', $2, now())`,
        [email, passwordHash],
      )
    },
    async startServer(settings = {}) {
      const server = await startOtherServer(url, { JOBS: 'off', SAMPLE_DATA: '', ...settings })
      running.push(server)
      return server
    },
    startWorker(settings) {
      const child = startProcess(process.execPath, [...typescript, 'scripts/worker.ts'], {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'silent', ...settings },
      })
      const worker = { kill: () => endProcess(child, { signal: 'SIGKILL' }), stop: () => endProcess(child) }
      running.push(worker)
      return worker
    },
    /** Suspends PostgreSQL, and returns a function that resumes it. Its backends are in their own process groups. */
    async hangDatabase() {
      const backends = await query('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
      const signalAll = (signal) => {
        cluster.signal(signal)
        for (const { pid } of backends) signalOne(pid, signal)
      }
      signalAll('SIGSTOP')
      return () => signalAll('SIGCONT')
    },
    /** Like a power failure; restarts at the same address. */
    async killDatabase() {
      cluster.signal('SIGKILL')
      await cluster.ended
      cluster = await startCluster(place, 'postgres', settings)
    },
    async stopDatabase() {
      await cluster.stop()
      proxy.cut()
    },
    async startDatabase() {
      cluster = await startCluster(place, 'postgres', settings)
    },
    async stop() {
      await Promise.all(running.map((one) => one.stop()))
      await cluster.stop()
      await proxy.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Some backends may have exited meanwhile. */
function signalOne(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** PostgreSQL uses another port after each start, but its clients keep one address. */
async function startProxy(targetPort) {
  const sockets = new Set()
  let delayMs = 0
  const late = () => new Transform({ transform: (bytes, _, pass) => later(() => pass(null, bytes)) })
  const later = (go) => (delayMs > 0 ? setTimeout(go, delayMs) : go())
  const server = createServer((here) => {
    const there = connect(targetPort(), '127.0.0.1')
    here.pipe(there)
    there.pipe(late()).pipe(here)
    for (const [one, other] of [
      [here, there],
      [there, here],
    ]) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: server.address().port,
    cut,
    slow: (millis) => {
      delayMs = millis
    },
    stop: () => {
      cut()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
