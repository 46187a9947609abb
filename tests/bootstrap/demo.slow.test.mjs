import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { after, test } from 'node:test'
import { findDataFolder, readPostmaster } from '../../scripts/bootstrap/postgres/folder.mjs'
import { queryOnce, urlsFor } from '../../scripts/bootstrap/postgres/server.mjs'
import { freePort } from '../../scripts/bootstrap/serving/server.mjs'
import { copyProject, processesOf, startDemo } from '../support/platform/project-copy.mjs'

const READY = 'Stop with Ctrl-C'
const project = copyProject()
const data = () => path.join(findDataFolder(project.folder), 'postgres')
const PORT = String(await freePort())
after(project.remove)

const query = (sql) => queryOnce(urlsFor(data(), readPostmaster(data()).port)('directory'), sql)

async function assertNothingRuns() {
  // npm may exit a moment before its command has released everything.
  for (let tries = 0; tries < 40 && processesOf(project.folder).length > 0; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  assert.deepEqual(processesOf(project.folder), [])
}

test('reports a database that does not respond in a sentence, and does not start the built-in one', async () => {
  const demo = startDemo(project, { PORT, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' })
  const { status, output } = await demo.ended
  assert.equal(status, 1)
  assert.equal(
    output,
    'No PostgreSQL answers at the address in DATABASE_URL (ECONNREFUSED): start it, or correct the address.',
  )
  assert.ok(!existsSync(data()))
})

test('Ctrl-C while data is being loaded stops cleanly, and the next start loads all of it', async () => {
  const interrupted = startDemo(project, { PORT })
  await interrupted.waitForOutput('Loading every US ZIP code')
  interrupted.signalTerminal('SIGINT')
  assert.equal((await interrupted.ended).status, 0)
  await assertNothingRuns()

  const demo = startDemo(project, { PORT })
  await demo.waitForOutput(READY)
  assert.match(demo.output(), new RegExp(`Open http://localhost:${PORT}\n`))
  assert.equal((await fetch(`http://localhost:${PORT}/`)).status, 200)
  const [{ zips }] = await query('SELECT count(*)::int AS zips FROM zip_codes')
  assert.ok(zips > 40_000)

  const second = await startDemo(project, { PORT: String(await freePort()) }).ended
  assert.equal(second.status, 1)
  assert.match(
    second.output,
    new RegExp(`^This folder is already in use at http://localhost:${PORT} \\(process \\d+\\): stop that`),
  )

  demo.signalTerminal('SIGINT')
  demo.signalTerminal('SIGINT')
  assert.equal((await demo.ended).status, 0)
  await assertNothingRuns()
})

test('a second start installs, loads and builds nothing, and SIGTERM to npm stops everything', async () => {
  const demo = startDemo(project, { PORT })
  await demo.waitForOutput(READY)
  assert.doesNotMatch(demo.output(), /Loading|Building|Installing/)
  demo.signalNpm('SIGTERM')
  assert.equal((await demo.ended).status, 0)
  await assertNothingRuns()
})

test('the next start recovers after kill -9 of everything in the terminal, and no acknowledged write is lost', async () => {
  const killed = startDemo(project, { PORT })
  await killed.waitForOutput(READY)
  await query('CREATE TABLE acknowledged AS SELECT 7 AS id')
  killed.signalTerminal('SIGKILL')
  await killed.ended

  const demo = startDemo(project, { PORT })
  await demo.waitForOutput(READY)
  assert.deepEqual(await query('SELECT id FROM acknowledged'), [{ id: 7 }])
  assert.equal((await fetch(`http://localhost:${PORT}/`)).status, 200)
  demo.signalNpm('SIGKILL')
  await assertNothingRuns()
})

test('reports an error when the requested port is taken', async () => {
  const other = createServer().listen(Number(PORT), '127.0.0.1')
  const { status, output } = await startDemo(project, { PORT }).ended
  other.close()
  assert.equal(status, 1)
  assert.equal(output, `Port ${PORT} is taken: stop what uses it, set PORT to another number, or leave PORT out.`)
})
