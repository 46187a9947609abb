import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Transform } from 'node:stream'
import { hash } from '@node-rs/argon2'
import { chooseInstallation } from '../../../scripts/bootstrap/postgres/folder.mjs'
import { migrate, typescript } from '../../../scripts/bootstrap/postgres/prepare.mjs'
import { ensureDatabase, newClient, queryOnce, startCluster } from '../../../scripts/bootstrap/postgres/server.mjs'
import { endProcess, startProcess } from '../../../scripts/bootstrap/processes.mjs'
import { root } from '../../../scripts/bootstrap/project.mjs'
import { startOtherServer } from '../../../scripts/bootstrap/testing/journey-server.mjs'

export const PASSWORD = 'three green boats'

/**
 * A PostgreSQL with the site's tables and no users, which can be stopped and started behind a constant address. `isDurable`: it syncs to
 * disk as in production; `load`: loads its data.
 */
export async function startSite({ isDurable = false, load = migrate } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nookling-faults-'))
  chmodSync(folder, 0o755)
  const installation = { ...chooseInstallation(root), folder }
  const settings = { throwaway: !isDurable }
  let cluster = await startCluster(installation, 'postgres', settings)
  await ensureDatabase(cluster.url, 'site')
  await load(cluster.url('site'))
  const proxy = await startProxy(() => Number(new URL(cluster.url('site')).port))
  const url = Object.assign(new URL(cluster.url('site')), { port: String(proxy.port) }).href
  const running = []

  const query = (sql, values) => queryOnce(cluster.url('site'), sql, values)

  return {
    query,
    url,
    /** The user that PostgreSQL runs as, if it is another one. */
    identity: installation.identity,
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
    hangDatabase: () => suspend(cluster, query),
    /** Like a power failure; restarts at the same address. */
    async killDatabase() {
      cluster.signal('SIGKILL')
      await cluster.ended
      cluster = await startCluster(installation, 'postgres', settings)
    },
    async stopDatabase() {
      await cluster.stop()
      proxy.closeConnections()
    },
    async startDatabase() {
      cluster = await startCluster(installation, 'postgres', settings)
    },
    /** A replica that streams every change of this PostgreSQL. */
    async addReplica() {
      const replica = await startReplica(installation, cluster, proxy.port, settings)
      running.push(replica)
      return replica
    },
    async stop() {
      await Promise.all(running.map((one) => one.stop()))
      await cluster.stop()
      await proxy.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A copy of the running `primary`, which then follows it at its constant `port`, even after a restart. */
async function startReplica(installation, primary, port, settings) {
  const name = 'replica'
  const data = path.join(installation.folder, name)
  const backup = newClient(primary.url('postgres'))
  await backup.connect()
  await backup.query("ALTER SYSTEM SET wal_keep_size = '512MB'")
  await backup.query('SELECT pg_reload_conf()')
  await backup.query("SELECT pg_backup_start('replica', fast => true)")
  cpSync(path.join(installation.folder, 'postgres'), data, { recursive: true, preserveTimestamps: true })
  const { rows } = await backup.query('SELECT labelfile FROM pg_backup_stop()')
  await backup.end()
  writeFileSync(path.join(data, 'backup_label'), rows[0].labelfile)
  writeFileSync(path.join(data, 'standby.signal'), '')
  rmSync(path.join(data, 'postmaster.pid'), { force: true })
  const { username, password } = new URL(primary.url())
  appendFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
  )
  const { uid, gid } = installation.identity
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, data])
  chmodSync(data, 0o700)
  let cluster = await startCluster(installation, name, settings)
  const proxy = await startProxy(() => Number(new URL(cluster.url('site')).port))

  const query = (sql) => queryOnce(cluster.url('site'), sql)

  return {
    query,
    url: Object.assign(new URL(cluster.url('site')), { port: String(proxy.port) }).href,
    /** Applies changes this many seconds late. */
    async lag(seconds) {
      await query(`ALTER SYSTEM SET recovery_min_apply_delay = '${seconds}s'`)
      await query('SELECT pg_reload_conf()')
    },
    promote: () => query('SELECT pg_promote()'),
    hang: () => suspend(cluster, query),
    /** At the same address again with `restart`. */
    async shutDown() {
      await cluster.stop()
      proxy.closeConnections()
    },
    async restart() {
      cluster = await startCluster(installation, name, settings)
    },
    async stop() {
      await cluster.stop()
      await proxy.stop()
    },
  }
}

/** Suspends PostgreSQL, and returns a function that resumes it. Its backends are in their own process groups. */
async function suspend(cluster, query) {
  const backends = await query('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
  const signalAll = (signal) => {
    cluster.signal(signal)
    for (const { pid } of backends) signalOne(pid, signal)
  }
  signalAll('SIGSTOP')
  return () => signalAll('SIGCONT')
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
  const delayResponses = () => new Transform({ transform: (bytes, _, pass) => afterDelay(() => pass(null, bytes)) })
  const afterDelay = (work) => (delayMs > 0 ? setTimeout(work, delayMs) : work())
  const server = createServer((client) => {
    const database = connect(targetPort(), '127.0.0.1')
    client.pipe(database)
    database.pipe(delayResponses()).pipe(client)
    for (const [one, other] of [
      [client, database],
      [database, client],
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
  const closeConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: server.address().port,
    closeConnections,
    slow: (millis) => {
      delayMs = millis
    },
    stop: () => {
      closeConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
