import 'server-only'
import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { db, type Transaction } from '@/lib/platform/database/client'
import { withoutDatabaseLimit } from '@/lib/platform/database/database-time.mjs'
import { ConflictError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import type { ProviderDraft } from '@/lib/providers/schema'
import type { LoadableGazetteer } from '../matching/queries'
import type { DifferenceCounts } from '../rules/changes'
import type { ColumnCounts } from '../rules/columns'
import type { Guess } from '../rules/rows'
import type { Example, HeldCode, MatchRule, NoteCode, Preset, RejectionCode, Tally } from '../types'

type CountKey =
  | 'rowsRead'
  | 'added'
  | 'matched'
  | 'changed'
  | 'confirmed'
  | 'unchanged'
  | 'leftAside'
  | 'closed'
  | 'reopened'

/** The state of one run across batches. */
export type ImportRun = {
  /** The transaction of the whole run (see "How a run is divided" below). It reads, and it holds the temporary tables. */
  tx: Transaction
  preset: Preset
  gazetteer: LoadableGazetteer
  /** Null in a dry run, which reads and plans everything and writes nothing. */
  batchId: number | null
  /** The date of the file: the one above its header, else the preset's. */
  asOf: string
  counts: Record<CountKey, number>
  matches: Tallies<MatchRule>
  asides: Tallies<HeldCode>
  refusals: Tallies<RejectionCode>
  /** Rows that the mapping excludes on purpose. They do not count as rejected. */
  filtered: Tallies<RejectionCode>
  notes: Tallies<NoteCode>
  columns: ColumnCounts
  /** Null unless it is a dry run. */
  difference: DifferenceCounts | null
  /** The newest provenance in the file so far: its date and the source's name. */
  newest: { day: string; name: string } | null
}

/** A row that can be imported. */
export type ResolvedRow = {
  line: number
  sourceId: string
  draft: ProviderDraft
  /** The hash of `draft`: see rowHash. */
  hash: string
  guesses: readonly Guess[]
}

/** Below this, wrong table statistics do not matter. */
const FIRST_ANALYZE_AT = 1_000

/**
 * Runs ANALYZE each time the run has doubled the rows it added. Autovacuum comes later, and until then the planner would
 * treat a table of thousands as empty.
 */
export function createStatisticsUpdater(): (added: number) => Promise<void> {
  let next = FIRST_ANALYZE_AT
  return async (added) => {
    if (added < next) return
    next = added * 2
    await db()
      .$executeRaw`ANALYZE providers, provider_sources, provider_private_addresses, provider_licenses, provider_hours,
      provider_age_bands, provider_facts, provider_search_documents`
  }
}

/** Yields batches; the last one may be smaller. */
export async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Prepares each item while the previous one is being written, so that this process does not idle while the database works. */
export async function prepareWhileWriting<Item, Prepared>(
  items: AsyncIterable<Item>,
  prepare: (item: Item) => Promise<Prepared>,
  write: (prepared: Prepared) => Promise<void>,
): Promise<void> {
  let writing = Promise.resolve()
  for await (const item of items) {
    const [prepared] = await Promise.all([prepare(item), writing])
    writing = write(prepared)
    // It is awaited in the next round. Without this, an error before then would be an unhandled rejection.
    writing.catch(() => undefined)
  }
  await writing
}

const EXAMPLES = 200

/** Counts by code with the first examples of each, so that a report of a million rejections stays small. */
export class Tallies<Code, Shown = Example> {
  private readonly byCode = new Map<Code, Tally<Code, Shown>>()

  add(code: Code, example: Shown): void {
    const tally = this.byCode.get(code) ?? { code, count: 0, examples: [] }
    this.byCode.set(code, tally)
    tally.count += 1
    if (tally.examples.length < EXAMPLES) tally.examples.push(example)
  }

  /** Most frequent first. */
  list(): Tally<Code, Shown>[] {
    return [...this.byCode.values()].toSorted((a, b) => b.count - a.count)
  }

  get count(): number {
    return [...this.byCode.values()].reduce((sum, tally) => sum + tally.count, 0)
  }
}

/**
 * What a run remembers about its file. It is stored in temporary tables of the run's transaction, so that a million rows take no memory
 * here. `import_seen_rows`: hashes of each row's keys, which are its id and the fields by which a row repeats an earlier one.
 * `import_seen_keys`: keys that are evaluated after the last row. `import_listed_rows`: all ids in the file, if its source already has
 * providers. A provider with its own row cannot match another row, and one whose row is missing may have come back under another id.
 */
export async function createFileTables(tx: Transaction): Promise<void> {
  await tx.$executeRaw`CREATE TEMPORARY TABLE import_seen_rows (key uuid PRIMARY KEY, line int NOT NULL) ON COMMIT DROP`
  await tx.$executeRaw`CREATE TEMPORARY TABLE import_seen_keys (key text PRIMARY KEY) ON COMMIT DROP`
  await tx.$executeRaw`CREATE TEMPORARY TABLE import_listed_rows (source_id text PRIMARY KEY) ON COMMIT DROP`
}

/** Records further keys that are evaluated after the last row: see findGoneProviders. */
export async function recordSeenKeys(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.$executeRaw`
    INSERT INTO import_seen_keys SELECT DISTINCT json_array_elements_text(${JSON.stringify(keys)}::json) ON CONFLICT DO NOTHING`
}

/** Records these keys and returns those that an earlier line had, with that line. */
export async function recordSeenRows(
  tx: Transaction,
  rows: readonly { key: string; line: number }[],
): Promise<Map<string, number>> {
  // Ordered by line, so that the first of two equal rows in one batch wins.
  const found = await tx.$queryRaw<{ key: string; line: number }[]>`
    WITH given AS MATERIALIZED (
      SELECT key AS text, md5(key)::uuid AS key, line FROM json_to_recordset(${JSON.stringify(rows)}::json) AS g (key text, line int)
    ),
    added AS (
      INSERT INTO import_seen_rows SELECT DISTINCT ON (key) key, line FROM given ORDER BY key, line
      ON CONFLICT DO NOTHING RETURNING key, line
    )
    SELECT DISTINCT ON (g.text) g.text AS key, coalesce(a.line, s.line) AS line
    FROM given g LEFT JOIN added a USING (key) LEFT JOIN import_seen_rows s USING (key)
    WHERE coalesce(a.line, s.line) <> g.line`
  return new Map(found.map(({ key, line }) => [key, line]))
}

export async function recordListedRows(tx: Transaction, sourceIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO import_listed_rows SELECT DISTINCT json_array_elements_text(${JSON.stringify(sourceIds)}::json) ON CONFLICT DO NOTHING`
}

/** Batches of values in a temporary file that can be read again from the beginning, so that a file of any size takes no memory. */
export type Spool<Value> = {
  add: (batch: readonly Value[]) => Promise<void>
  read: () => AsyncGenerator<Value[]>
  close: () => Promise<void>
}

/** The file is unlinked as soon as it is open, so only this process can read it, and closing it frees its space. */
export async function openSpool<Value>(parse: (json: string) => Value[]): Promise<Spool<Value>> {
  const name = path.join(tmpdir(), `import-${randomUUID()}`)
  const file = await open(name, 'wx+', 0o600)
  await unlink(name)
  const sizes: number[] = []
  return {
    async add(batch) {
      const bytes = Buffer.from(JSON.stringify(batch))
      await file.appendFile(bytes)
      sizes.push(bytes.length)
    },
    async *read() {
      let position = 0
      for (const size of sizes) {
        const { buffer } = await file.read(Buffer.allocUnsafe(size), 0, size, position)
        position += size
        yield parse(buffer.toString())
      }
    },
    close: () => file.close(),
  }
}

/**
 * How a run is divided into transactions. One transaction lasts as long as the run. It reads, holds the temporary tables, and locks the
 * source, so that a list is imported or undone by one run at a time. It writes nothing that others see. Each batch of rows is matched and
 * written in a separate transaction. Runs take turns at this, so each waits for at most one batch of another run.
 */

const MAX_RUN_MS = 6 * 3_600_000
const MAX_BATCH_MS = 30 * 60_000
/** Arbitrary numbers that no other lock uses: for writing batches, and, with a hash of its name, for each source. */
const BATCH_LOCK = 735_523
const SOURCE_LOCK = 735_524

export const BUSY = message('imports.errors.listBusy')

/** Opens the transaction of a run. Throws ConflictError while another run of the source is in progress; `source` null needs no lock. */
export function runOnSource<Result>(
  source: string | null,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const open = async (tx: Transaction) => {
    // The usual time-outs are meant for requests. This transaction waits only for the batches of other runs.
    await tx.$executeRaw`SET LOCAL statement_timeout = '5min'`
    await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`
    if (source !== null) await lockSource(tx, source)
    return work(tx)
  }
  return withoutDatabaseLimit(() => db().$transaction(open, { timeout: MAX_RUN_MS, maxWait: 60_000 }))
}

async function lockSource(tx: Transaction, source: string): Promise<void> {
  const [lock] = await tx.$queryRaw<{ acquired: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${SOURCE_LOCK}::int, hashtext(${source})) AS acquired`
  if (!lock?.acquired) throw new ConflictError(BUSY)
}

/**
 * Runs `work` in a separate transaction, once no other run is writing a batch. It must be short, because other runs wait. Two batches
 * written at the same time could add the same provider twice, because neither would see the other's rows.
 */
export function writeExclusively<Result>(work: (write: Transaction) => Promise<Result>): Promise<Result> {
  const open = async (write: Transaction) => {
    await write.$executeRaw`SET LOCAL statement_timeout = '5min'`
    await write.$executeRaw`SET LOCAL lock_timeout = '5min'`
    await write.$executeRaw`SELECT pg_advisory_xact_lock(${BATCH_LOCK})`
    await write.$executeRaw`SET LOCAL lock_timeout = '1min'`
    return work(write)
  }
  return withoutDatabaseLimit(() => db().$transaction(open, { timeout: MAX_BATCH_MS, maxWait: 60_000 }))
}

type BatchRun = { batchId: number | null }

/** Writes one batch of a run and updates the run's `writtenAt`. In a dry run, `work` gets null and may write nothing. */
export function writeBatch(run: BatchRun, work: (write: Transaction | null) => Promise<void>): Promise<void> {
  const { batchId } = run
  if (batchId === null) return work(null)
  return writeExclusively(async (write) => {
    await work(write)
    await write.importBatch.update({ where: { id: batchId }, data: { writtenAt: now() }, select: { id: true } })
  })
}
