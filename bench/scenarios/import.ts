/**
 * npm run bench -- import: how long an import of 20,000 providers takes, compared with COPY of the same rows into the same tables with the
 * same indexes, in the same run. "Load" only writes; "command" also reads, cleans, locates and matches. Each runs three times and the best
 * time counts, because other work on the machine can only add time. Truncates the tables of its database: bench/run.mjs gives it a
 * separate one.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importProviders } from '@/lib/imports/commands/import-providers'
import { db, type Transaction } from '@/lib/platform/database/client'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import type { ProviderDraft } from '@/lib/providers/schema'
import { reportFigure, runMeasurement } from '../measure/figures'

const ROWS = 20_000
const ROUNDS = 3
/** Like the import. */
const BATCH = 2_000
/** The minimum share of COPY's speed, for "load" (docs/figures.md). */
const LEAST_SHARE = 0.3
const TABLES = ['providers', 'provider_facts', 'provider_sources', 'provider_search_documents', 'provider_cards']
const HEADER = 'ID,NAME,ADDRESS,CITY,STATE,ZIP,TELEPHONE,TYPE,POPULATION,COUNTY,LATITUDE,LONGITUDE,SOURCEDATE'

type Zip = {
  zip: string
  city: string
  county: string | null
  latitude: number
  longitude: number
  locationSlug: string
}

async function run(): Promise<void> {
  const zips = await db().zipCode.findMany({ where: { state: 'FL' }, orderBy: { zip: 'asc' } })
  const rows = Array.from({ length: ROWS }, (_, index) => zips.at(index % zips.length)).flatMap((zip, index) =>
    zip ? [{ index, zip }] : [],
  )
  const drafts = rows.map(draftOf)
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-import-'))
  const file = path.join(folder, 'centers.csv')
  await writeFile(file, `${[HEADER, ...rows.map(lineOf)].join('\n')}\n`)
  try {
    const load = await best(() => inOneTransaction((tx) => loadAll(tx, drafts)))
    const copies = await inOneTransaction(copyOut)
    const copy = await best(() => inOneTransaction((tx) => copyIn(tx, copies)))
    const command = await best(() => importProviders({ path: file, preset: 'florida-centers' }))
    print('floor: COPY of the same rows', copy, copy)
    print('load', load, copy)
    print('command', command, copy)
    reportFigure({ what: 'load, of the speed of COPY', value: copy / load, target: { least: LEAST_SHARE } })
  } finally {
    await rm(folder, { recursive: true })
  }
}

function draftOf({ index, zip }: { index: number; zip: Zip }): ProviderDraft {
  return {
    name: `Measured House ${index}`,
    alternateNames: [],
    kind: 'center',
    careTypes: ['daycare'],
    programs: [],
    street: `${index} Measured Way`,
    city: zip.city,
    state: 'FL',
    zip: zip.zip,
    county: zip.county,
    latitude: zip.latitude,
    longitude: zip.longitude,
    locationSlug: zip.locationSlug,
    timeZone: 'America/New_York',
    phone: '(407) 555-0101',
    capacity: 60,
    facts: { contact: { source: 'state_file', sourceName: 'Measured list, May 2022', confirmedOn: '2022-05-02' } },
    sources: [{ source: 'measured', sourceId: String(index), rowHash: String(index).padStart(64, '0') }],
  }
}

function lineOf({ index, zip }: { index: number; zip: Zip }): string {
  const county = zip.county ?? ''
  return `${index},MEASURED HOUSE ${index},${index} MEASURED WAY,${zip.city},FL,${zip.zip},(407) 555-0101,CENTER BASED,60,${county},${zip.latitude},${zip.longitude},2022/05/02`
}

async function loadAll(tx: Transaction, drafts: readonly ProviderDraft[]): Promise<void> {
  for (let start = 0; start < drafts.length; start += BATCH) await saveProviders(tx, drafts.slice(start, start + BATCH))
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

/** Seconds of the fastest round, each into empty tables. */
async function best(work: () => Promise<unknown>): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    await db().$executeRawUnsafe(`TRUNCATE ${TABLES.join(', ')}, import_batches CASCADE`)
    const start = performance.now()
    await work()
    fastest = Math.min(fastest, (performance.now() - start) / 1000)
  }
  return fastest
}

function print(what: string, seconds: number, floor: number): void {
  const speed = Math.round(ROWS / seconds).toLocaleString('en-US')
  console.log(
    `${what.padEnd(28)} ${seconds.toFixed(2).padStart(6)} s ${speed.padStart(7)} rows/s, ${(floor / seconds).toFixed(2)} of COPY`,
  )
}

runMeasurement(run)
