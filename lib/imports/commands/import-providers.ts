import 'server-only'
import path from 'node:path'
import type { Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError } from '@/lib/platform/http/errors'
import { now } from '@/lib/platform/time/clock'
import { foldName } from '@/lib/providers/rules/names'
import { type ProviderDraft, providerDraft } from '@/lib/providers/schema'
import { dateIn } from '../cleaning/rules/values'
import { createGazetteer } from '../matching/queries'
import { placeOf } from '../matching/rules/place'
import { findPreset, PRESETS, readMapping } from '../presets/registry'
import { type InspectedFile, inspectFile } from '../reading/inspect-file'
import { type ReadRow, readRows } from '../reading/read-rows'
import { ColumnCounts } from '../rules/columns'
import type { Guess } from '../rules/rows'
import type { CleanRow, GoneReport, ImportReport, Preset, Rejection } from '../types'
import { lookForGone, reopenFound } from './gone-providers'
import {
  createListedRows,
  createSeenRows,
  createStatisticsUpdater,
  type ImportRun,
  inBatches,
  type ResolvedRow,
  recordListedRows,
  recordSeenRows,
  runExclusively,
  Tallies,
} from './import-run'
import { storeRows } from './store-rows'

type Rejected = Rejection & { line: number; name: string | null }

/** Imports some hundreds of rows in a fixed number of statements. */
async function importRows(run: ImportRun, rows: readonly ReadRow[]): Promise<void> {
  run.counts.rowsRead += rows.length
  const rejected: Rejected[] = []
  const clean = rows.flatMap((read) => {
    const result = 'rejection' in read ? read.rejection : run.preset.read(read.row, run.asOf)
    run.columns.add(result.cells ?? [])
    if ('known' in result) return [{ line: read.line, clean: result }]
    rejected.push({
      ...result,
      line: read.line,
      name: 'row' in read ? (read.row[run.preset.nameColumn]?.slice(0, 200) ?? null) : null,
    })
    return []
  })
  await run.gazetteer.load(clean.map((row) => row.clean.place))
  const resolved = clean.flatMap((row) => {
    const result = resolveRow(run, row.line, row.clean)
    if ('draft' in result) return [result]
    rejected.push({ ...result, line: row.line, name: row.clean.known.name })
    return []
  })
  for (const { draft } of resolved) trackNewestDay(run, draft)
  const single = await withoutRepeated(run, resolved, rejected)
  await storeRows(run, single)
  await recordRejections(run, rejected)
}

function resolveRow(run: ImportRun, line: number, clean: CleanRow): ResolvedRow | Rejection {
  const place = placeOf(clean.place, run.gazetteer, run.preset.plausibleMeters)
  if ('reason' in place) return place
  const checked = providerDraft.safeParse({
    ...clean.known,
    ...place.placed,
    ...(!place.isZipKnown && { showsZip: false }),
  })
  if (!checked.success)
    return { code: 'limits', reason: checked.error.issues[0]?.message ?? 'A value is out of limits.' }
  for (const { code, text } of [...clean.notes, ...place.notes])
    run.notes.add(code, { line, name: clean.known.name, text })
  const guesses: Guess[] = [...(clean.guessed ?? [])]
  if (!place.isPointKnown) guesses.push('point')
  if (!place.isZipKnown) guesses.push('zip')
  if (clean.place.street === null && !clean.place.isWithheld) guesses.push('street')
  return { line, sourceId: clean.sourceId, draft: checked.data, guesses }
}

function trackNewestDay(run: ImportRun, { facts = {} }: ProviderDraft): void {
  for (const { confirmedOn, sourceName } of Object.values(facts))
    if (!run.newest || confirmedOn > run.newest.day) run.newest = { day: confirmedOn, name: sourceName }
}

/**
 * Only the first row with an id, and the first with a name, street, ZIP and phone, is imported; branches of a chain
 * differ in street.
 */
async function withoutRepeated(
  run: ImportRun,
  rows: readonly ResolvedRow[],
  rejected: Rejected[],
): Promise<ResolvedRow[]> {
  const idKey = ({ sourceId }: ResolvedRow) => `id ${sourceId}`
  const sameKey = ({ draft }: ResolvedRow) =>
    `as ${[draft.name, draft.street ?? '', draft.zip, draft.phone ?? ''].map(foldName).join('|')}`
  const earlier = await recordSeenRows(
    run.tx,
    rows.flatMap((row) => [idKey(row), sameKey(row)].map((key) => ({ key, line: row.line }))),
  )
  return rows.filter((row) => {
    const { line, draft } = row
    const sameId = earlier.get(idKey(row))
    const same = earlier.get(sameKey(row))
    if (sameId !== undefined && sameId < line)
      rejected.push({ code: 'repeated', reason: `Its id stands in line ${sameId} already.`, line, name: draft.name })
    else if (same !== undefined && same < line)
      rejected.push({
        code: 'duplicate',
        reason: `Same name, street, ZIP and phone as line ${same}.`,
        line,
        name: draft.name,
      })
    else return true
    return false
  })
}

async function recordRejections(run: ImportRun, rejected: readonly Rejected[]): Promise<void> {
  for (const { code, reason, line, name } of rejected) run.refusals.add(code, { line, name, text: reason })
  const { batchId } = run
  if (batchId === null || rejected.length === 0) return
  await run.tx.importRefusal.createMany({
    data: rejected.map(({ line, reason, name }) => ({
      batchId,
      line,
      reason,
      name: name?.replaceAll('\0', '') ?? null,
    })),
  })
}

export type ImportProgress = { rows: number; bytes: number; totalBytes: number }
export type OnFinish = (tx: Transaction, batchId: number) => Promise<void>
export type ImportOptions = {
  path: string
  /** One of PRESETS, or the path of a mapping file instead. */
  preset?: string
  mapping?: string
  /** Reads, cleans and compares everything, and writes nothing. */
  isDryRun?: boolean
  /** Closes providers missing from this newer file; otherwise they are only reported. */
  closesMissing?: boolean
  /** Closes them even when there are implausibly many. */
  forcesClosing?: boolean
  onProgress?: (progress: ImportProgress) => void
  /** The last step of a writing run, in the same transaction, so that its record exists if and only if the run does. */
  onFinish?: OnFinish
  /** Stops between two batches and rolls the run back. */
  signal?: AbortSignal
}

/** Large enough to make planning overhead negligible, small enough to abort within a second. */
const BATCH_ROWS = 2_000

/**
 * Imports a file of providers as one batch in one transaction: Ctrl-C, a crash or an unreadable line rolls everything
 * back. Bad rows are rejected individually and recorded; the rest is imported. Throws InvalidInputError for a file or
 * preset that cannot be used and ConflictError while another import runs. The caller revalidates the cached pages.
 */
export async function importProviders(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now()
  const preset = options.mapping === undefined ? presetOf(options.preset) : await readMapping(options.mapping)
  const file = await inspectFile(options.path)
  const { run, gone } = await runExclusively((tx) => runImport(tx, preset, file, options))
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
    columns: run.columns.list(),
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
  { isDryRun, closesMissing = false, forcesClosing = false, onProgress, onFinish, signal }: ImportOptions,
): Promise<{ run: ImportRun; gone: GoneReport | null }> {
  await createSeenRows(tx)
  await createListedRows(tx)
  if ((await tx.zipCode.findFirst({ select: { zip: true } })) === null)
    throw new ConflictError('No ZIP codes are loaded yet: run npm run db:seed -- --gazetteer first.')
  const run: ImportRun = {
    tx,
    preset,
    gazetteer: createGazetteer(tx),
    batchId: isDryRun ? null : await startBatch(tx, preset, file),
    asOf: preset.releasedOn,
    counts: { rowsRead: 0, added: 0, matched: 0, changed: 0, unchanged: 0, leftAside: 0, closed: 0, reopened: 0 },
    matches: new Tallies(),
    asides: new Tallies(),
    refusals: new Tallies(),
    notes: new Tallies(),
    columns: new ColumnCounts(),
    newest: null,
  }
  await recordListedIds(run, file)
  let bytes = 0
  const rows = readRows(file, preset, {
    onBytes: (read) => {
      bytes = read
    },
    onAbove: (above) => {
      run.asOf = dateIn(above) ?? run.asOf
    },
  })
  const updateStatistics = createStatisticsUpdater(tx)
  for await (const batch of inBatches(rows, BATCH_ROWS)) {
    signal?.throwIfAborted()
    await importRows(run, batch)
    await updateStatistics(run.counts.added)
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
    await onFinish?.(tx, run.batchId)
  }
  return { run, gone }
}

/** Reads only the ids of the file, if the source has been imported before: see createListedRows. */
async function recordListedIds({ tx, preset, asOf }: ImportRun, file: InspectedFile): Promise<void> {
  if ((await tx.providerSource.findFirst({ where: { source: preset.source }, select: { sourceId: true } })) === null)
    return
  for await (const batch of inBatches(readRows(file, preset), BATCH_ROWS)) {
    const ids = batch.flatMap((read) => {
      const result = 'row' in read ? preset.read(read.row, asOf) : read.rejection
      return 'known' in result ? [result.sourceId] : []
    })
    await recordListedRows(tx, ids)
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
