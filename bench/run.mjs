/**
 * npm run bench            every measurement, one after the other
 * npm run bench -- NAME    that one: bench/NAME.ts
 *
 * Each gets a database of its own with every US place, on a PostgreSQL that is made for the run and deleted after it
 * (BENCH_DATABASE_URL: on that server). How to read what they print, and what was measured: docs/figures.md.
 */
import { readdirSync } from 'node:fs'
import { beforeEnd, runCommand } from '../scripts/bootstrap/command.mjs'
import { Failure } from '../scripts/bootstrap/failure.mjs'
import { migrate, typescript } from '../scripts/bootstrap/migrate.mjs'
import { ensureDatabase, newClient } from '../scripts/bootstrap/postgres.mjs'
import { generateClient } from '../scripts/bootstrap/prisma-client.mjs'
import { runProcess, startProcess } from '../scripts/bootstrap/processes.mjs'
import { during } from '../scripts/bootstrap/progress.mjs'
import { root } from '../scripts/bootstrap/root.mjs'
import { startThrowawayCluster } from '../scripts/bootstrap/throwaway.mjs'

const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))

async function run(names) {
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Failure(`There is no measurement "${unknown}". Known: ${known.join(', ')}.`)
  if (!(await generateClient())) throw new Failure('Correct prisma/schema first.')
  const server = process.env.BENCH_DATABASE_URL ? otherServer(process.env.BENCH_DATABASE_URL) : await ownServer()
  const template = `bench_${process.pid}_template`
  await during('Loading every US ZIP code and city', () => prepare(server, template))
  let status = 0
  for (const name of names.length > 0 ? names : known) {
    console.log(`\n${name}`)
    const database = `bench_${process.pid}_${name.replaceAll('-', '_')}`
    await query(server, `CREATE DATABASE "${database}" TEMPLATE "${template}"`)
    const child = startProcess(process.execPath, [...typescript, `bench/${name}.ts`], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: server.url(database) },
    })
    const { code } = await child.ended
    if (code !== 0) status = 1
    await query(server, `DROP DATABASE "${database}" WITH (FORCE)`)
  }
  await query(server, `DROP DATABASE "${template}" WITH (FORCE)`)
  return status
}

async function ownServer() {
  const cluster = await startThrowawayCluster()
  beforeEnd(() => cluster.stop())
  return cluster
}

function otherServer(address) {
  return { url: (database) => Object.assign(new URL(address), { pathname: `/${database}` }).href }
}

async function prepare(server, template) {
  await ensureDatabase(server.url, template)
  await migrate(server.url(template))
  const { code, output } = await runProcess(process.execPath, [...typescript, 'prisma/seed.ts', '--gazetteer'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: server.url(template) },
  })
  if (code !== 0) throw new Failure(output.trim())
}

async function query(server, sql) {
  const client = newClient(server.url('postgres'))
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

await runCommand(() => run(process.argv.slice(2)), { isTask: true })
