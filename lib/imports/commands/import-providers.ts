import 'server-only'
import path from 'node:path'
import { now } from '@/lib/platform/clock'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError } from '@/lib/platform/errors'
import { findPreset, PRESETS } from '../presets/registry'
import { openGazetteer } from '../queries/open-gazetteer'
import { type InspectedFile, inspectFile } from '../reading/inspect-file'
import { readRows } from '../reading/read-rows'
import { Tallies } from '../rules/tally'
import type { ImportReport, Preset } from '../types'
import { type ImportRun, importRows } from './import-batch'
import { inBatches } from './in-batches'
import { createSeenRows } from './seen-rows'

export type ImportProgress = { rows: number; bytes: number; totalBytes: number }
export type ImportOptions = {
  path: string
  preset: string
  /** Reads, cleans and compares everything, and writes nothing. */
  isDryRun?: boolean
  onProgress?: (progress: ImportProgress) => void
  /** Stops between two batches; nothing of the run stays. */
  signal?: AbortSignal
}

/** Large enough that planning the statements does not show, small enough to stop within a second. */
const BATCH_ROWS = 2_000
const LONGEST_RUN_MS = 6 * 3_600_000
/** Any number that no other lock uses. */
const LOCK_KEY = 735_523

/**
 * Takes the providers of a file in, as one batch in one transaction: other people see all of it or nothing, and after
 * Ctrl-C, a crash or an unreadable line nothing. Bad rows are refused one by one and recorded; the rest goes in. Throws
 * InvalidInputError for a file or preset that cannot be used and ConflictError while another import runs. Whoever calls it
 * revalidates the cached pages.
 */
export async function importProviders(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now()
  const preset = findPreset(options.preset)
  if (!preset)
    throw new InvalidInputError(
      `There is no preset "${options.preset}". Known: ${PRESETS.map(({ code }) => code).join(', ')}.`,
    )
  const file = await inspectFile(options.path)
  const run = await db().$transaction((tx) => runImport(tx, preset, file, options), {
    timeout: LONGEST_RUN_MS,
    maxWait: 10_000,
  })
  return {
    preset: preset.code,
    fileName: path.basename(file.path),
    fileSha256: file.sha256,
    encoding: file.encoding,
    isDryRun: options.isDryRun ?? false,
    batchId: run.batchId,
    ...run.counts,
    refused: run.refusals.count,
    refusals: run.refusals.list(),
    notes: run.notes.list(),
    seconds: Math.round((performance.now() - started) / 100) / 10,
    peakMemoryMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }
}

async function runImport(
  tx: Transaction,
  preset: Preset,
  file: InspectedFile,
  { isDryRun, onProgress, signal }: ImportOptions,
): Promise<ImportRun> {
  await beAlone(tx)
  await createSeenRows(tx)
  if ((await tx.zipCode.findFirst({ select: { zip: true } })) === null)
    throw new ConflictError('No ZIP codes are loaded yet: run npm run db:seed -- --gazetteer first.')
  const run: ImportRun = {
    tx,
    preset,
    gazetteer: openGazetteer(tx),
    batchId: isDryRun ? null : await startBatch(tx, preset, file),
    counts: { rowsRead: 0, added: 0, changed: 0, unchanged: 0 },
    refusals: new Tallies(),
    notes: new Tallies(),
  }
  let bytes = 0
  const rows = readRows(file, preset, (read) => {
    bytes = read
  })
  for await (const batch of inBatches(rows, BATCH_ROWS)) {
    signal?.throwIfAborted()
    await importRows(run, batch)
    onProgress?.({ rows: run.counts.rowsRead, bytes, totalBytes: file.bytes })
  }
  signal?.throwIfAborted()
  if (run.batchId !== null)
    await tx.importBatch.update({
      where: { id: run.batchId },
      data: { ...run.counts, refused: run.refusals.count, finishedAt: now() },
    })
  return run
}

/** Two runs at once would each add the providers that the other is about to add. */
async function beAlone(tx: Transaction): Promise<void> {
  // A batch may wait for rows that somebody edits; the product's own limits are for requests.
  await tx.$executeRaw`SET LOCAL statement_timeout = '5min'`
  await tx.$executeRaw`SET LOCAL lock_timeout = '1min'`
  const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK_KEY}) AS taken`
  if (!lock?.taken) throw new ConflictError('Another import is running: wait until it has ended.')
}

async function startBatch(tx: Transaction, preset: Preset, file: InspectedFile): Promise<number> {
  const { id } = await tx.importBatch.create({
    data: { preset: preset.code, fileName: path.basename(file.path), fileSha256: file.sha256, startedAt: now() },
    select: { id: true },
  })
  return id
}
