/**
 * npm run bench -- import: how long `npm run import:providers` takes, with the heap that npm gives it: a first import, the same
 * file again, and one in which every row has changed. The floor is COPY of the same rows into the same tables with the same indexes, in
 * the same run. BENCH_ROWS are the sizes: the middle one is compared with COPY, and the time per row of the last with that of the first.
 * While the last changed file is imported, a small list is imported again and again: its delay is what one import costs another.
 * Truncates the tables of its database: bench/run.mjs gives it a separate one.
 */
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { importProviders } from '@/lib/imports/commands/import-providers'
import type { ImportReport } from '@/lib/imports/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { runProcess } from '@/scripts/bootstrap/processes.mjs'
import { root } from '@/scripts/bootstrap/project.mjs'
import { LEAN_MEMORY } from '@/scripts/bootstrap/with-database.mjs'
import { reportFigure, runMeasurement } from '../measure/figures'

const SIZES = (process.env.BENCH_ROWS || '5000,50000,500000').split(',').map(Number)
const ROUNDS = 3
const FIGURES = { first: 1_500, changed: 2_000, ofCopy: 0.1, growth: 1.5 }
/** The flags with which package.json starts the command. */
const HEAP_FLAGS = ['--max-old-space-size=96', '--max-semi-space-size=2', '--v8-pool-size=1']
const TABLES = ['providers', 'provider_facts', 'provider_sources', 'provider_search_documents', 'provider_cards']
const HEADER = 'ID,NAME,ADDRESS,CITY,STATE,ZIP,TELEPHONE,TYPE,POPULATION,COUNTY,LATITUDE,LONGITUDE,SOURCEDATE'
/** The number of rows in the small list; they fit into one batch. */
const SMALL_LIST_ROWS = 20

type Zip = { zip: string; city: string; state: string; county: string | null; latitude: number; longitude: number }
type Speeds = { first: number; again: number; changed: number; megabytes: number }

async function run(): Promise<void> {
  const zips = await db().zipCode.findMany({ where: { state: { notIn: ['AK', 'HI'] } }, orderBy: { zip: 'asc' } })
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-import-'))
  try {
    const speeds: Speeds[] = []
    for (const [index, rows] of SIZES.entries()) {
      const isLast = index === SIZES.length - 1
      speeds.push(await measureSize(folder, zips, rows, index === Math.floor(SIZES.length / 2), isLast))
    }
    reportGrowth(speeds)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measureSize(folder: string, zips: Zip[], rows: number, isCompared: boolean, isLast: boolean) {
  const files = { first: path.join(folder, `first-${rows}.csv`), changed: path.join(folder, `changed-${rows}.csv`) }
  await writeList(files.first, zips, rows, false)
  await writeList(files.changed, zips, rows, true)
  await truncateTables()
  const first = await runCommand(files.first)
  const copy = isCompared ? await copyFloor() : null
  const again = await runCommand(files.first)
  const concurrentImports = isLast ? startConcurrentImports(folder, zips) : null
  const changed = await runCommand(files.changed)
  const concurrentFigure = await concurrentImports?.stop()
  assertCounts(rows, first.added, again.unchanged, changed.changed)
  const speed = (report: ImportReport) => rows / report.seconds
  const size = rows.toLocaleString('en-US')
  const isFigure = isCompared
  reportFigure({
    what: `${size} rows, first import`,
    value: speed(first),
    unit: ' rows/s',
    digits: 0,
    ...(isFigure && { target: { min: FIGURES.first } }),
  })
  reportFigure({
    what: `${size} rows, every row changed`,
    value: speed(changed),
    unit: ' rows/s',
    digits: 0,
    ...(isFigure && { target: { min: FIGURES.changed } }),
  })
  reportFigure({ what: `${size} rows, unchanged`, value: speed(again), unit: ' rows/s', digits: 0 })
  if (copy !== null) {
    reportFigure({ what: `${size} rows, COPY of them`, value: rows / copy, unit: ' rows/s', digits: 0 })
    const target = { min: FIGURES.ofCopy }
    reportFigure({ what: 'first import, of the speed of COPY', value: copy / first.seconds, target })
  }
  const megabytes = Math.max(first.peakMemoryMegabytes, changed.peakMemoryMegabytes)
  reportFigure({ what: `${size} rows, memory at most`, value: megabytes, unit: ' MB', digits: 0 })
  if (concurrentFigure) reportFigure({ what: `a small list beside ${size} rows`, ...concurrentFigure })
  return { first: speed(first), again: speed(again), changed: speed(changed), megabytes }
}

function reportGrowth(speeds: readonly Speeds[]): void {
  const [small, large] = [speeds[0], speeds.at(-1)]
  if (!small || !large || small === large) return
  for (const key of ['first', 'again', 'changed'] as const)
    reportFigure({
      what: `time per row, ${SIZES.at(-1)} of ${SIZES[0]} rows, ${key}`,
      value: small[key] / large[key],
      target: { max: FIGURES.growth },
      unit: ' times',
    })
}

/** Imports as an operator does; the seconds in its report do not include starting the process. */
async function runCommand(file: string): Promise<ImportReport> {
  const report = `${file}.json`
  const args = ['scripts/operations/import-providers.ts', file, '--preset', 'florida-centers', '--report', report]
  const node = [...HEAP_FLAGS, '--conditions=react-server', '--import', 'tsx']
  const { code, output } = await runProcess(process.execPath, [...node, ...args], {
    cwd: root,
    env: { ...process.env, ...LEAN_MEMORY },
  })
  if (code !== 0) throw new Error(output)
  return JSON.parse(await readFile(report, 'utf8'))
}

function assertCounts(rows: number, ...counts: number[]): void {
  if (counts.some((count) => count !== rows)) throw new Error(`Of ${rows} rows, ${counts.join(', ')} went in.`)
}

/** Imports a small list of another source until stopped; measures its longest time, and its time while no other import runs. */
function startConcurrentImports(folder: string, zips: Zip[]) {
  const file = path.join(folder, 'small.csv')
  let isStopped = false
  let longest = 0
  let runs = 0
  const importOnce = async () => {
    const start = performance.now()
    await importProviders({ path: file, preset: 'florida-food-program' })
    return (performance.now() - start) / 1000
  }
  const loop = (async () => {
    await writeSmallList(file, zips)
    // The command has started by then.
    await sleep(3_000)
    while (!isStopped) {
      longest = Math.max(longest, await importOnce())
      runs += 1
      await sleep(200)
    }
  })()
  return {
    stop: async () => {
      isStopped = true
      await loop
      const alone = await importOnce()
      return { value: longest, unit: ' s', note: `the longest of ${runs}; ${alone.toFixed(2)} s alone` }
    },
  }
}

/** Names and phones as different as in a real list. */
const FIRST_WORDS = [
  'Little',
  'Bright',
  'Happy',
  'Sunny',
  'Green',
  'Golden',
  'Early',
  'Tiny',
  'Blue',
  'Busy',
  'Kind',
  'Silver',
]
const SECOND_WORDS = [
  'Otters',
  'Lanterns',
  'Acorns',
  'Sparrows',
  'Pebbles',
  'Rivers',
  'Maples',
  'Harbors',
  'Foxes',
  'Clouds',
]
const THIRD_WORDS = ['Academy', 'Preschool', 'Learning Center', 'Child Care', 'Day School', 'Nursery', 'Early Learning']

const pick = (words: readonly string[], index: number) => words[index % words.length] ?? ''
const nameAt = (index: number) =>
  `${pick(FIRST_WORDS, index)} ${pick(SECOND_WORDS, Math.floor(index / 12))} ${pick(THIRD_WORDS, Math.floor(index / 120))} ${Math.floor(index / 840) + 1}`
const phoneAt = (index: number) =>
  `(${201 + Math.floor(index / 7_900_000)}) ${200 + (Math.floor(index / 10_000) % 790)}-${String(index % 10_000).padStart(4, '0')}`

async function writeList(file: string, zips: readonly Zip[], rows: number, isChanged: boolean): Promise<void> {
  const lines = function* () {
    yield `${HEADER}\n`
    for (let index = 0; index < rows; index++) {
      const zip = zips[index % zips.length]
      const capacity = 20 + (index % 100) + (isChanged ? 1 : 0)
      const phone = phoneAt(isChanged ? index + 1_000_000 : index)
      if (zip)
        yield `${index},${nameAt(index)},${1 + (index % 9_000)} ${pick(SECOND_WORDS, index)} ST,${zip.city},${zip.state},${zip.zip},${phone},CENTER BASED,${capacity},${zip.county ?? ''},${zip.latitude},${zip.longitude},${isChanged ? '2023/05/02' : '2022/05/02'}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file))
}

async function writeSmallList(file: string, zips: readonly Zip[]): Promise<void> {
  const florida = zips.filter(({ state }) => state === 'FL').slice(0, SMALL_LIST_ROWS)
  const lines = florida.map(
    ({ zip, city, county }, index) =>
      `${county ?? ''},A-${index},Beside Otters ${index + 1},${index + 1} Beside Way,,${city},${zip},(305) 999-${1000 + index},\n`,
  )
  const header = 'COUNTY,AUTH #,CENTER NAME,ADDRESS,ADDRESS 2,CITY,ZIP,PHONE,EXTENSION\n'
  await pipeline(Readable.from([header, ...lines]), createWriteStream(file))
}

/** Seconds of the fastest round of COPY, each into empty tables. Other work on the machine can only add time. */
async function copyFloor(): Promise<number> {
  const copies = await inOneTransaction(copyOut)
  const batches = await db().importBatch.findMany()
  let fastest = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    await truncateTables()
    await db().importBatch.createMany({ data: batches })
    const start = performance.now()
    await inOneTransaction((tx) => copyIn(tx, copies))
    fastest = Math.min(fastest, (performance.now() - start) / 1000)
  }
  await db().$executeRawUnsafe('VACUUM ANALYZE')
  return fastest
}

/** Writes into the server's data directory, where it certainly has permission. */
async function copyOut(tx: Transaction): Promise<string[]> {
  const [place] = await tx.$queryRaw<{ folder: string }[]>`SELECT current_setting('data_directory') AS folder`
  const files = TABLES.map((table) => path.join(place?.folder ?? '', `bench_${table}.copy`))
  for (const [index, table] of TABLES.entries()) await tx.$executeRawUnsafe(`COPY ${table} TO '${files[index]}'`)
  return files
}

async function copyIn(tx: Transaction, files: readonly string[]): Promise<void> {
  for (const [index, table] of TABLES.entries()) await tx.$executeRawUnsafe(`COPY ${table} FROM '${files[index]}'`)
}

function inOneTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db().$transaction(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 0`
      return work(tx)
    },
    { timeout: 600_000 },
  )
}

const truncateTables = () => db().$executeRawUnsafe(`TRUNCATE ${TABLES.join(', ')}, import_batches CASCADE`)

runMeasurement(run)
