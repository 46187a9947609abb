/**
 * npm run bench            every measurement, one after the other
 * npm run bench -- NAME    that one: bench/scenarios/NAME.ts
 *
 * Each gets a database of its own with every US place, on a PostgreSQL that is made for the run and deleted after it
 * (BENCH_DATABASE_URL: on that server). Those over a directory are made for every size in BENCH_PROVIDERS ("12000,1000000"), and
 * the growth between the first size and the last is printed; BENCH_KEEP=1 keeps the databases of those sizes and uses kept ones.
 * What is measured is written into docs/figures.md, which says how to read it; not with BENCH_RECORD=0, nor where a
 * measurement was made shorter (BENCH_SECONDS and so on).
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeEnd, runCommand } from '../scripts/bootstrap/command.mjs'
import { generateClient, migrate, typescript } from '../scripts/bootstrap/postgres/prepare.mjs'
import { ensureDatabase, newClient } from '../scripts/bootstrap/postgres/server.mjs'
import { startThrowawayCluster } from '../scripts/bootstrap/postgres/throwaway.mjs'
import { runProcess, startProcess } from '../scripts/bootstrap/processes.mjs'
import { root } from '../scripts/bootstrap/project.mjs'
import { during, Failure } from '../scripts/bootstrap/terminal.mjs'
import { record } from './record.mjs'

const known = readdirSync(path.join(root, 'bench/scenarios'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))

/** Those that look at a directory of invented providers, and only read it once it is filled. */
const overDirectory = ['search', 'landing', 'provider']
const sizes = (process.env.BENCH_PROVIDERS || '12000').split(',').map(Number)
const isKept = process.env.BENCH_KEEP === '1'
/** A short look measures something else than the figures. */
const SHORTER = ['BENCH_SECONDS', 'BENCH_RATE', 'BENCH_PARENTS', 'BENCH_RUNS']
const isRecorded = process.env.BENCH_RECORD !== '0' && !SHORTER.some((name) => process.env[name])
/** From the smallest size to the largest. */
const MOST_GROWTH = 5

async function run(names) {
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Failure(`There is no measurement "${unknown}". Known: ${known.join(', ')}.`)
  if (!(await generateClient())) throw new Failure('Correct prisma/schema first.')
  const server = process.env.BENCH_DATABASE_URL ? otherServer(process.env.BENCH_DATABASE_URL) : await ownServer()
  const template = `bench_${process.pid}_template`
  let isPrepared = false
  const create = async (database) => {
    if (!isPrepared) await during('Loading every US ZIP code and city', () => prepare(server, template))
    isPrepared = true
    await query(server, `CREATE DATABASE "${database}" TEMPLATE "${template}"`)
  }
  const wanted = names.length > 0 ? names : known
  let status = 0
  for (const name of wanted.filter((one) => !overDirectory.includes(one))) {
    const database = `bench_${process.pid}_${name.replaceAll('-', '_')}`
    await create(database)
    status = (await measure(name, server.url(database))).code || status
    await query(server, `DROP DATABASE "${database}" WITH (FORCE)`)
  }
  const directories = wanted.filter((one) => overDirectory.includes(one))
  status = (await measureSizes(server, create, directories)) || status
  await query(server, `DROP DATABASE IF EXISTS "${template}" WITH (FORCE)`)
  return status
}

/** Figures of each size, by what was measured. */
async function measureSizes(server, create, names) {
  const bySize = []
  let status = 0
  for (const size of names.length > 0 ? sizes : []) {
    const database = isKept ? `bench_${size}` : `bench_${process.pid}_${size}`
    const isThere = await query(server, `SELECT FROM pg_database WHERE datname = '${database}'`)
    if (isThere.rowCount === 0) await create(database)
    const figures = new Map()
    for (const name of names) {
      const { code, growing } = await measure(name, server.url(database), { BENCH_PROVIDERS: String(size) })
      status = code || status
      for (const { what, ...one } of growing) figures.set(`${name}, ${what}`, one)
    }
    bySize.push(figures)
    if (!isKept) await query(server, `DROP DATABASE "${database}" WITH (FORCE)`)
  }
  if (bySize.length > 1) printGrowth(bySize[0], bySize.at(-1))
  return status
}

/** How much longer the larger size takes; a search has a figure for it. */
function printGrowth(small, large) {
  console.log(`\nGrowth from ${sizes[0].toLocaleString('en-US')} to ${sizes.at(-1).toLocaleString('en-US')} providers`)
  const told = []
  for (const [what, { p50, p99 }] of large) {
    const before = small.get(what)
    if (!before) continue
    const growth = p99 / before.p99
    const isAsked = what.startsWith('search, ')
    const isReached = !isAsked || growth < MOST_GROWTH
    console.log(`${what.padEnd(44)} p50 ${times(p50 / before.p50)}, p99 ${times(growth)}${isReached ? '' : ': OVER'}`)
    if (isAsked)
      told.push({
        what: `growth of ${what.slice('search, '.length)}, p99`,
        measured: times(growth),
        asked: `under ${times(MOST_GROWTH)}`,
        isReached,
      })
  }
  if (isRecorded) record('search', told)
}

const times = (ratio) => `${ratio.toFixed(1)} times`

/** Runs one to its end; what it tells beside what it prints comes over the channel (bench/measure/figures.ts). */
async function measure(name, url, env = {}) {
  console.log(`\n${name}`)
  const child = startProcess(process.execPath, [...typescript, `bench/scenarios/${name}.ts`], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env, DATABASE_URL: url },
  })
  const told = []
  child.on('message', (one) => told.push(one))
  const { code } = await child.ended
  if (isRecorded)
    record(
      name,
      told.filter(({ kind }) => kind === 'figure'),
    )
  return { code: code === 0 ? 0 : 1, growing: told.filter(({ kind }) => kind === 'growing') }
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
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

await runCommand(() => run(process.argv.slice(2)), { isTask: true })
