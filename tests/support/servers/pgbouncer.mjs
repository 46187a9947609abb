import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../../scripts/bootstrap/project.mjs'
import { freePort } from '../../../scripts/bootstrap/serving/server.mjs'
import { isListening } from './nginx.mjs'

export const hasPgbouncer = () => spawnSync('pgbouncer', ['--version']).error === undefined

/** It refuses to run as root; this is the user id of nobody. */
const NOBODY = 65_534
const TIMEOUT_MS = 60_000

/**
 * Starts deploy/pgbouncer.ini in front of the PostgreSQL at this address: as it is, but with its own ports and files.
 * @param {string} databaseUrl
 */
export async function startPgbouncer(databaseUrl, { connections = 20 } = {}) {
  const target = new URL(databaseUrl)
  const folder = mkdtempSync(path.join(tmpdir(), 'nookling-pgbouncer-'))
  const port = await freePort()
  const users = path.join(folder, 'users.txt')
  writeFileSync(users, `"${target.username}" "${decodeURIComponent(target.password)}"\n`)
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    readFileSync(path.join(root, 'deploy/pgbouncer.ini'), 'utf8')
      .replace('nookling = host=127.0.0.1 port=5432 dbname=nookling', `* = host=${target.hostname} port=${target.port}`)
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('/etc/pgbouncer/userlist.txt', users)
      .replace('default_pool_size = 20', `default_pool_size = ${connections}`),
  )
  chmodSync(folder, 0o755)
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn('pgbouncer', [file], { stdio: ['ignore', 'ignore', 'pipe'], ...asNobody })
  let output = ''
  child.stderr.on('data', (text) => {
    output += text
  })
  const exited = once(child, 'close')
  const stop = async () => {
    child.kill('SIGINT')
    await exited
    rmSync(folder, { recursive: true })
  }
  for (const start = Date.now(); !(await isListening(port)); ) {
    if (child.exitCode !== null || Date.now() - start > TIMEOUT_MS) {
      await stop()
      throw new Error(`PgBouncer does not start: ${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url: Object.assign(new URL(target), { port: String(port) }).href,
    stop,
  }
}
