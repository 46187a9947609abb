/**
 * npm run bench            runs every measurement, in sequence
 * npm run bench -- NAME    runs bench/scenarios/NAME.ts
 *
 * Each measurement gets its own database with every US place, on a temporary PostgreSQL (or the server in BENCH_DATABASE_URL).
 * Measurements over a directory run for every size in BENCH_PROVIDERS ("12000,1000000"), and the growth from the first size to the last
 * is printed; BENCH_KEEP=1 reuses the databases of those sizes and does not delete them. Figures are recorded in docs/figures.md, which
 * explains them, unless BENCH_RECORD=0 or a measurement was shortened (BENCH_SECONDS and so on).
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeEnd, runCommand } from '../scripts/bootstrap/command.mjs'
import { startThrowawayCluster } from '../scripts/bootstrap/postgres/database.mjs'
import { generateCode, migrate, seed, typescript } from '../scripts/bootstrap/postgres/prepare.mjs'
import { ensureDatabase, queryOnce } from '../scripts/bootstrap/postgres/server.mjs'
import { startProcess } from '../scripts/bootstrap/processes.mjs'
import { root } from '../scripts/bootstrap/project.mjs'
import { Failure, withProgress } from '../scripts/bootstrap/terminal.mjs'
import { record } from './record.mjs'

const known = readdirSync(path.join(root, 'bench/scenarios'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))

/** Measurements over a directory of synthetic providers, which they only read once it is filled. */
const overDirectory = ['search', 'landing', 'provider']
const sizes = (process.env.BENCH_PROVIDERS || '12000').split(',').map(Number)
const isReused = process.env.BENCH_KEEP === '1'
/** Shortened runs are not comparable, so they are not recorded. */
const SHORTENING_SETTINGS = ['BENCH_SECONDS', 'BENCH_RATE', 'BENCH_PARENTS', 'BENCH_RUNS']
const isRecorded = process.env.BENCH_RECORD !== '0' && !SHORTENING_SETTINGS.some((name) => process.env[name])
/** The limit from the smallest size to the largest. */
const MAX_GROWTH = 5

async function run(names) {
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Failure(`There is no measurement "${unknown}". Known: ${known.join(', ')}.`)
  if (!(await generateCode())) throw new Failure('Correct prisma/schema first.')
  const server = process.env.BENCH_DATABASE_URL ? externalServer(process.env.BENCH_DATABASE_URL) : await ownServer()
  const template = `bench_${process.pid}_template`
  let isPrepared = false
  const create = async (database) => {
    if (!isPrepared) await withProgress('Loading every US ZIP code and city', () => prepare(server, template))
    isPrepared = true
    await query(server, `CREATE DATABASE "${database}" TEMPLATE "${template}"`)
  }
  const selected = names.length > 0 ? names : known
  let status = 0
  for (const name of selected.filter((one) => !overDirectory.includes(one))) {
    const database = `bench_${process.pid}_${name.replaceAll('-', '_')}`
    await create(database)
    status = (await measure(name, server.url(database))).code || status
    await query(server, `DROP DATABASE "${database}" WITH (FORCE)`)
  }
  const directories = selected.filter((one) => overDirectory.includes(one))
  status = (await measureSizes(server, create, directories)) || status
  await query(server, `DROP DATABASE IF EXISTS "${template}" WITH (FORCE)`)
  return status
}

/** Runs the measurements for each size and prints the growth. */
async function measureSizes(server, create, names) {
  const bySize = []
  let status = 0
  for (const size of names.length > 0 ? sizes : []) {
    const database = isReused ? `bench_${size}` : `bench_${process.pid}_${size}`
    const found = await query(server, `SELECT FROM pg_database WHERE datname = '${database}'`)
    if (found.length === 0) await create(database)
    const figures = new Map()
    for (const name of names) {
      const { code, growing } = await measure(name, server.url(database), { BENCH_PROVIDERS: String(size) })
      status = code || status
      for (const { what, ...one } of growing) figures.set(`${name}, ${what}`, one)
    }
    bySize.push(figures)
    if (!isReused) await query(server, `DROP DATABASE "${database}" WITH (FORCE)`)
  }
  if (bySize.length > 1) printGrowth(bySize[0], bySize.at(-1))
  return status
}

/** Prints how much longer the larger size takes, and records it for searches. */
function printGrowth(small, large) {
  console.log(`\nGrowth from ${sizes[0].toLocaleString('en-US')} to ${sizes.at(-1).toLocaleString('en-US')} providers`)
  const figures = []
  for (const [what, { p50, p99 }] of large) {
    const before = small.get(what)
    if (!before) continue
    const growth = p99 / before.p99
    const isRecordedFigure = what.startsWith('search, ')
    const isReached = !isRecordedFigure || growth < MAX_GROWTH
    console.log(
      `${what.padEnd(44)} p50 ${formatRatio(p50 / before.p50)}, p99 ${formatRatio(growth)}${isReached ? '' : ': OVER'}`,
    )
    if (isRecordedFigure)
      figures.push({
        what: `growth of ${what.slice('search, '.length)}, p99`,
        measured: formatRatio(growth),
        target: `under ${formatRatio(MAX_GROWTH)}`,
        isReached,
      })
  }
  if (isRecorded) record('search', figures)
}

const formatRatio = (ratio) => `${ratio.toFixed(1)} times`

/** Runs one measurement, which sends its figures over IPC (bench/measure/figures.ts). */
async function measure(name, url, env = {}) {
  console.log(`\n${name}`)
  const child = startProcess(process.execPath, [...typescript, `bench/scenarios/${name}.ts`], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env, DATABASE_URL: url },
  })
  const messages = []
  child.on('message', (message) => messages.push(message))
  const { code } = await child.ended
  if (isRecorded)
    record(
      name,
      messages.filter(({ kind }) => kind === 'figure'),
    )
  return { code: code === 0 ? 0 : 1, growing: messages.filter(({ kind }) => kind === 'growing') }
}

async function ownServer() {
  const cluster = await startThrowawayCluster()
  beforeEnd(() => cluster.stop())
  return cluster
}

function externalServer(address) {
  return { url: (database) => Object.assign(new URL(address), { pathname: `/${database}` }).href }
}

async function prepare(server, template) {
  await ensureDatabase(server.url, template)
  await migrate(server.url(template))
  await seed(server.url(template), '--gazetteer')
}

const query = (server, sql) => queryOnce(server.url('postgres'), sql)

await runCommand(() => run(process.argv.slice(2)), { isTask: true })
