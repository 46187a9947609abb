import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, afterEach, test } from 'node:test'
import { chooseInstallation, readPostmaster } from '../../scripts/bootstrap/postgres/folder.mjs'
import { ensureDatabase, queryOnce, startCluster } from '../../scripts/bootstrap/postgres/server.mjs'
import { isAlive } from '../../scripts/bootstrap/processes.mjs'
import { root } from '../../scripts/bootstrap/project.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'a place with spaces '))
chmodSync(folder, 0o755)
const installation = { ...chooseInstallation(root), folder }
const data = path.join(folder, 'postgres')

let cluster
const start = async () => {
  cluster = await startCluster(installation, 'postgres')
  await ensureDatabase(cluster.url, 'directory')
  return cluster
}
afterEach(() => cluster?.stop())
after(() => rmSync(folder, { recursive: true, force: true }))

const query = (sql) => queryOnce(cluster.url('directory'), sql)

test('a first start creates the data folder, even after an earlier one was interrupted', async () => {
  mkdirSync(`${data}.unfinished`)
  writeFileSync(path.join(`${data}.unfinished`, 'PG_VERSION'), '18\n')
  await start()
  await query('CREATE TABLE acknowledged (id int)')
  assert.deepEqual(await query('SHOW server_encoding'), [{ server_encoding: 'UTF8' }])
  assert.deepEqual(await query("SELECT lower('ÉÑ') AS lower, 'a' < 'B' AS ignores_case"), [
    { lower: 'éñ', ignores_case: false },
  ])
})

test('an acknowledged write survives kill -9 of the server', async () => {
  await start()
  await query('INSERT INTO acknowledged VALUES (1)')
  process.kill(readPostmaster(data).pid, 'SIGKILL')
  await start()
  assert.deepEqual(await query('SELECT * FROM acknowledged'), [{ id: 1 }])
})

test('replaces a server whose command was killed instead of starting a second one', async () => {
  const orphan = await leaveOrphan()
  assert.ok(isAlive(orphan))
  await start()
  assert.ok(!isAlive(orphan))
  assert.notEqual(readPostmaster(data).pid, orphan)
  assert.deepEqual(await query('SELECT * FROM acknowledged'), [{ id: 1 }])
})

test('replaces it after the folder was moved, too', async () => {
  const orphan = await leaveOrphan()
  const moved = path.join(folder, 'moved')
  renameSync(data, moved)
  cluster = await startCluster(installation, 'moved')
  assert.ok(!isAlive(orphan))
  assert.deepEqual(await query('SELECT * FROM acknowledged'), [{ id: 1 }])
  await cluster.stop()
  renameSync(moved, data)
})

test('starts although postmaster.pid names an unrelated process, and leaves that process alone', async () => {
  const stranger = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  writeFileSync(path.join(data, 'postmaster.pid'), `${stranger.pid}\n${data}\n0\n5432\n\n127.0.0.1\n`)
  await start()
  assert.deepEqual(await query('SELECT * FROM acknowledged'), [{ id: 1 }])
  assert.ok(isAlive(stranger.pid))
  stranger.kill()
})

test('rejects the data of another PostgreSQL version with a sentence', async () => {
  const version = readFileSync(path.join(data, 'PG_VERSION'), 'utf8')
  writeFileSync(path.join(data, 'PG_VERSION'), '14\n')
  await assert.rejects(start(), /was created by PostgreSQL 14, and this release uses \d+: move the folder away/)
  writeFileSync(path.join(data, 'PG_VERSION'), version)
})

/** Starts the server from a separate command and kills that command. Returns the server's process id. */
async function leaveOrphan() {
  const script = `
    import { startCluster } from ${JSON.stringify(path.join(root, 'scripts/bootstrap/postgres/server.mjs'))}
    await startCluster(${JSON.stringify(installation)}, 'postgres')
    process.kill(process.pid, 'SIGKILL')`
  const command = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
  await new Promise((resolve) => command.once('exit', resolve))
  return readPostmaster(data).pid
}
