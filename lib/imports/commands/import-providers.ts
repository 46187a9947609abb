import 'server-only'
import path from 'node:path'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError } from '@/lib/platform/errors'
import { findPreset, PRESETS } from '../presets/registry'
import { openGazetteer } from '../queries/open-gazetteer'
import { type InspectedFile, inspectFile } from '../reading/inspect-file'
import { readMapping } from '../reading/read-mapping'
import { readRows } from '../reading/read-rows'
import { dateIn } from '../rules/date-above'
import { Tallies } from '../rules/tally'
import type { GoneReport, ImportReport } from '../types/reports'
import type { Preset } from '../types/rows'
import { alone } from './alone'
import { lookForGone } from './closed-missing'
import { growingStatistics } from './growing-statistics'
import { importRows } from './import-batch'
import type { ImportRun } from './import-run'
import { inBatches } from './in-batches'
import { createListedRows, rememberListed } from './listed-rows'
import { reopenFound } from './reopen-found'
import { createSeenRows } from './seen-rows'

export type ImportProgress = { rows: number; bytes: number; totalBytes: number }
export type InTheEnd = (tx: Transaction, batchId: number) => Promise<void>
export type ImportOptions = {
  path: string
  /** One of PRESETS, or the path of a mapping file instead. */
  preset?: string
  mapping?: string
  /** Reads, cleans and compares everything, and writes nothing. */
  isDryRun?: boolean
  /** Closes providers that this newer file of a source no longer holds; else they are only reported. */
  closesMissing?: boolean
  /** Closes them even when they are more than a list loses between two files. */
  forcesClosing?: boolean
  onProgress?: (progress: ImportProgress) => void
  /** The last thing of a run that writes, in its own transaction: what it notes is there if and only if the run is. */
  inTheEnd?: InTheEnd
  /** Stops between two batches; nothing of the run stays. */
  signal?: AbortSignal
}

/** Large enough that planning the statements does not show, small enough to stop within a second. */
const BATCH_ROWS = 2_000

/**
 * Takes the providers of a file in, as one batch in one transaction: other people see all of it or nothing, and after
 * Ctrl-C, a crash or an unreadable line nothing. Bad rows are refused one by one and recorded; the rest goes in. Throws
 * InvalidInputError for a file or preset that cannot be used and ConflictError while another import runs. Whoever calls it
 * revalidates the cached pages.
 */
export async function importProviders(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now()
  const preset = options.mapping === undefined ? presetOf(options.preset) : await readMapping(options.mapping)
  const file = await inspectFile(options.path)
  const { run, gone } = await alone((tx) => runImport(tx, preset, file, options))
  return {
    preset: preset.code,
    fileName: path.basename(file.path),
    fileSha256: file.sha256,
    encoding: file.encoding,
    isDryRun: options.isDryRun ?? false,
    batchId: run.batchId,
    ...run.counts,
    refused: run.refusals.count,
    matches: run.matches.list(),
    asides: run.asides.list(),
    gone,
    refusals: run.refusals.list(),
    notes: run.notes.list(),
    seconds: Math.round((performance.now() - started) / 100) / 10,
    peakMemoryMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }
}

function presetOf(code = ''): Preset {
  const preset = findPreset(code)
  if (preset) return preset
  throw new InvalidInputError(`There is no preset "${code}". Known: ${PRESETS.map((known) => known.code).join(', ')}.`)
}

async function runImport(
  tx: Transaction,
  preset: Preset,
  file: InspectedFile,
  { isDryRun, closesMissing = false, forcesClosing = false, onProgress, inTheEnd, signal }: ImportOptions,
): Promise<{ run: ImportRun; gone: GoneReport | null }> {
  await createSeenRows(tx)
  await createListedRows(tx)
  if ((await tx.zipCode.findFirst({ select: { zip: true } })) === null)
    throw new ConflictError('No ZIP codes are loaded yet: run npm run db:seed -- --gazetteer first.')
  const run: ImportRun = {
    tx,
    preset,
    gazetteer: openGazetteer(tx),
    batchId: isDryRun ? null : await startBatch(tx, preset, file),
    asOf: preset.releasedOn,
    counts: { rowsRead: 0, added: 0, matched: 0, changed: 0, unchanged: 0, leftAside: 0, closed: 0, reopened: 0 },
    matches: new Tallies(),
    asides: new Tallies(),
    refusals: new Tallies(),
    notes: new Tallies(),
    newest: null,
  }
  await listRows(run, file)
  let bytes = 0
  const rows = readRows(file, preset, {
    onBytes: (read) => {
      bytes = read
    },
    onAbove: (above) => {
      run.asOf = dateIn(above) ?? run.asOf
    },
  })
  const keepStatistics = growingStatistics(tx)
  for await (const batch of inBatches(rows, BATCH_ROWS)) {
    signal?.throwIfAborted()
    await importRows(run, batch)
    await keepStatistics(run.counts.added)
    onProgress?.({ rows: run.counts.rowsRead, bytes, totalBytes: file.bytes })
  }
  signal?.throwIfAborted()
  const gone = await lookForGone(run, { isClosing: closesMissing, isForced: forcesClosing, fileSha256: file.sha256 })
  run.counts.closed = gone?.closed ?? 0
  run.counts.reopened = await reopenFound(run)
  if (run.batchId !== null) {
    await tx.importBatch.update({
      where: { id: run.batchId },
      data: {
        ...run.counts,
        refused: run.refusals.count,
        sourceDate: run.newest && new Date(run.newest.day),
        finishedAt: now(),
      },
    })
    await inTheEnd?.(tx, run.batchId)
  }
  return { run, gone }
}

/** Reads the file for its ids alone, when the source has brought something before: see createListedRows. */
async function listRows({ tx, preset, asOf }: ImportRun, file: InspectedFile): Promise<void> {
  if ((await tx.providerSource.findFirst({ where: { source: preset.source }, select: { sourceId: true } })) === null)
    return
  for await (const batch of inBatches(readRows(file, preset), BATCH_ROWS)) {
    const ids = batch.flatMap((read) => {
      const result = 'row' in read ? preset.read(read.row, asOf) : read.refusal
      return 'known' in result ? [result.sourceId] : []
    })
    await rememberListed(tx, ids)
  }
}

async function startBatch(tx: Transaction, preset: Preset, file: InspectedFile): Promise<number> {
  const { id } = await tx.importBatch.create({
    data: {
      preset: preset.code,
      source: preset.source,
      fileName: path.basename(file.path),
      fileSha256: file.sha256,
      startedAt: now(),
      journaled: true,
    },
    select: { id: true },
  })
  return id
}
