import { db, type Transaction } from '@/lib/platform/database/client'
import type { ProviderDraft } from '@/lib/providers/schema'
import type { OpenGazetteer } from '../matching/queries'
import type { Guess } from '../rules/rows'
import type { Example, HeldCode, MatchRule, NoteCode, Preset, RefusalCode, Tally } from '../types'
import 'server-only'
import { withoutLimit } from '@/lib/platform/database/database-time.mjs'
import { ConflictError } from '@/lib/platform/http/errors'

type CountKey = 'rowsRead' | 'added' | 'matched' | 'changed' | 'unchanged' | 'leftAside' | 'closed' | 'reopened'

/** What one run carries from batch to batch. */
export type ImportRun = {
  tx: Transaction
  preset: Preset
  gazetteer: OpenGazetteer
  /** Null in a dry run, which reads and plans everything and writes nothing. */
  batchId: number | null
  /** The day of the file: a date that stands above its header, else the preset's. */
  asOf: string
  counts: Record<CountKey, number>
  matches: Tallies<MatchRule>
  asides: Tallies<HeldCode>
  refusals: Tallies<RefusalCode>
  notes: Tallies<NoteCode>
  /** The newest stamp in the file so far: how new the file is, and what it calls itself. */
  newest: { day: string; name: string } | null
}

/** A row that can go in. */
export type Understood = { line: number; sourceId: string; draft: ProviderDraft; guesses: readonly Guess[] }

const LONGEST_RUN_MS = 6 * 3_600_000
/** Any number that no other lock uses. */
const LOCK_KEY = 735_523

/**
 * One transaction for a whole run, while no other import, undo or records run writes: two at once would each add the
 * providers that the other is about to add. Throws ConflictError while another runs.
 */
export function alone<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return withoutLimit(() => begin(work))
}

function begin<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db().$transaction(
    async (tx) => {
      // A batch may wait for rows that somebody edits; the product's own limits are for requests.
      await tx.$executeRaw`SET LOCAL statement_timeout = '5min'`
      await tx.$executeRaw`SET LOCAL lock_timeout = '1min'`
      const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK_KEY}) AS taken`
      if (!lock?.taken) throw new ConflictError('Another import is running: wait until it has ended.')
      return work(tx)
    },
    { timeout: LONGEST_RUN_MS, maxWait: 10_000 },
  )
}

/** Below this a wrong guess about the size of a table costs nothing. */
const FIRST_LOOK = 1_000

/**
 * Tells PostgreSQL how large the tables have become, each time the run has doubled what it added. Its own watch does not see the
 * rows of a transaction that is not finished: it would go on reading a table of thousands as if it were empty, row by row.
 */
export function growingStatistics(tx: Transaction): (added: number) => Promise<void> {
  let next = FIRST_LOOK
  return async (added) => {
    if (added < next) return
    next = added * 2
    await tx.$executeRaw`ANALYZE providers, provider_sources, provider_private_addresses, provider_licenses, provider_hours,
      provider_age_bands, provider_facts, provider_search_documents`
  }
}

/** Some at a time; the last batch may be smaller. */
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

const EXAMPLES = 200

/** Counts by code and keeps the first examples of each, so that a report of a million refusals stays small. */
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
 * Which rows of a file came before, kept in a temporary table of the transaction: a million rows take no memory of ours. Two
 * keys a row: its id, and what makes it the same provider again.
 */
export async function createSeenRows(tx: Transaction): Promise<void> {
  await tx.$executeRaw`CREATE TEMPORARY TABLE import_seen_rows (key text PRIMARY KEY, line int NOT NULL) ON COMMIT DROP`
}

/** Remembers what else the file says, for looking at it after the last row: see lookForGone. */
export async function rememberKeys(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.$executeRaw`
    INSERT INTO import_seen_rows SELECT DISTINCT key, 0 FROM unnest(${[...keys]}::text[]) AS given (key) ON CONFLICT DO NOTHING`
}

/** Remembers these keys and answers those that an earlier line had, with that line. */
export async function rememberRows(
  tx: Transaction,
  rows: readonly { key: string; line: number }[],
): Promise<Map<string, number>> {
  const keys = rows.map(({ key }) => key)
  const lines = rows.map(({ line }) => line)
  // Ordered by line, so that the first of two equal rows in one batch is the one that stays.
  const found = await tx.$queryRaw<{ key: string; line: number }[]>`
    WITH given AS (SELECT * FROM unnest(${keys}::text[], ${lines}::int[]) AS g (key, line)),
    added AS (
      INSERT INTO import_seen_rows SELECT DISTINCT ON (key) key, line FROM given ORDER BY key, line
      ON CONFLICT DO NOTHING RETURNING key, line
    )
    SELECT DISTINCT ON (g.key) g.key, coalesce(a.line, s.line) AS line
    FROM given g LEFT JOIN added a USING (key) LEFT JOIN import_seen_rows s USING (key)
    WHERE coalesce(a.line, s.line) <> g.line`
  return new Map(found.map(({ key, line }) => [key, line]))
}

/**
 * Which ids stand in the file that is read, in a temporary table of the transaction: a provider that has its own row there is
 * nobody else's match, and one whose row is gone may have come back under another id.
 */
export async function createListedRows(tx: Transaction): Promise<void> {
  await tx.$executeRaw`CREATE TEMPORARY TABLE import_listed_rows (source_id text PRIMARY KEY) ON COMMIT DROP`
}

export async function rememberListed(tx: Transaction, sourceIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO import_listed_rows SELECT DISTINCT unnest(${[...sourceIds]}::text[]) ON CONFLICT DO NOTHING`
}
