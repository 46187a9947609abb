import 'server-only'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError } from '@/lib/platform/http/errors'
import { type Message, message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { foldName } from '@/lib/providers/rules/names'
import { type ProviderDraft, providerDraft } from '@/lib/providers/schema'
import { dateIn } from '../cleaning/rules/values'
import { createGazetteer } from '../matching/queries'
import { placeOf } from '../matching/rules/place'
import { findPreset, PRESETS, readMapping } from '../presets/registry'
import { type InspectedFile, inspectFile } from '../reading/inspect-file'
import { type ReadRow, readRows } from '../reading/read-rows'
import { DifferenceCounts } from '../rules/changes'
import { ColumnCounts } from '../rules/columns'
import type { Guess } from '../rules/rows'
import type { CleanRow, GoneReport, ImportReport, Note, Preset, Rejection } from '../types'
import { findGoneProviders, reopenListedProviders } from './gone-providers'
import {
  createFileTables,
  createStatisticsUpdater,
  type ImportRun,
  inBatches,
  openSpool,
  prepareWhileWriting,
  type ResolvedRow,
  recordListedRows,
  recordSeenRows,
  type Spool,
  Tallies,
  writeBatch,
  writeExclusively,
} from './import-run'
import { rowHash, storeRows } from './store-rows'
import { runAsBatch } from './undo'

/** Large enough to make planning overhead negligible, small enough to abort within a second. */
const BATCH_ROWS = 300
const ROWS_AT_ONCE = 20

type Rejected = Rejection & { line: number; name: string | null }
/** A row as its preset read it. */
type CleanedRow = { line: number; name: string | null; result: CleanRow | Rejection }

/** A batch that is ready to be written. */
type Prepared = { resolved: ResolvedRow[]; rejected: Rejected[]; rows: number }

/** Reads the file to its end before anything is written, so that a truncated one changes nothing. Records its ids: see createFileTables. */
async function readFile(
  run: ImportRun,
  file: InspectedFile,
  spool: Spool<CleanedRow>,
  { onProgress, signal }: Pick<ImportOptions, 'onProgress' | 'signal'>,
): Promise<number> {
  const { tx, preset } = run
  const select = { sourceId: true }
  const isKnown = (await tx.providerSource.findFirst({ where: { source: preset.source }, select })) !== null
  let bytes = 0
  let rows = 0
  const reading = readRows(file, preset, {
    onBytes: (read) => {
      bytes = read
    },
    onAbove: (above) => {
      const day = dateIn(above)
      if (day !== null && day <= latestDay(run)) run.asOf = day
    },
  })
  await prepareWhileWriting(
    inBatches(reading, BATCH_ROWS),
    async (batch) => {
      signal?.throwIfAborted()
      return batch.map((read) => cleanRow(run, read))
    },
    async (cleaned) => {
      await spool.add(cleaned)
      if (isKnown)
        await recordListedRows(
          tx,
          cleaned.flatMap(({ result }) => result.sourceId ?? []),
        )
      rows += cleaned.length
      onProgress?.({ isReading: true, rows, share: bytes / file.bytes })
    },
  )
  return rows
}

function cleanRow(run: ImportRun, read: ReadRow): CleanedRow {
  const { cells = [], ...result } = 'rejection' in read ? read.rejection : run.preset.read(read.row, run.asOf)
  run.columns.add(cells)
  const name = 'row' in read ? (read.row[run.preset.nameColumn]?.slice(0, 200) ?? null) : null
  return { line: read.line, name, result }
}

/** Places rows, and rejects those that repeat an earlier one, in a fixed number of statements. */
async function prepareRows(run: ImportRun, rows: readonly CleanedRow[]): Promise<Prepared> {
  const rejected: Rejected[] = []
  const clean = rows.flatMap(({ line, name, result }) => {
    if ('known' in result) return [{ line, clean: result }]
    rejected.push({ ...result, line, name })
    return []
  })
  await run.gazetteer.load(clean.map((row) => row.clean.place))
  const resolved: ResolvedRow[] = []
  for (const [index, row] of clean.entries()) {
    // The previous batch is being written at the same time. This pause lets it send its next statement.
    if (index % ROWS_AT_ONCE === 0) await setImmediate()
    const result = resolveRow(run, row.line, row.clean)
    if ('draft' in result) resolved.push(result)
    else rejected.push({ ...result, line: row.line, name: row.clean.known.name })
  }
  for (const { draft } of resolved) trackNewestDay(run, draft)
  return { resolved: await withoutDuplicates(run, resolved, rejected), rejected, rows: rows.length }
}

function writeRows(run: ImportRun, { resolved, rejected, rows }: Prepared): Promise<void> {
  run.counts.rowsRead += rows
  return writeBatch(run, async (write) => {
    await storeRows(run, write, resolved)
    await recordRejections(run, write, rejected)
  })
}

/** A later day is a typo. */
const latestDay = (run: ImportRun) => [now().toISOString().slice(0, 10), run.asOf].toSorted()[1] ?? run.asOf

/** Replaces days that have not come yet by the file's day: they would make every later file look older. */
function withoutFutureDays(run: ImportRun, { known }: CleanRow): { known: CleanRow['known']; dateNotes: Note[] } {
  const { facts = {}, licenses = [] } = known
  const latest = latestDay(run)
  const days = [...Object.values(facts).map(({ confirmedOn }) => confirmedOn), ...licenses.map(({ asOf }) => asOf)]
  const wrong = days.find((day) => day > latest)
  if (wrong === undefined) return { known, dateNotes: [] }
  const plausible = (day: string) => (day > latest ? run.asOf : day)
  const dated = Object.entries(facts).map(([group, fact]) => [
    group,
    { ...fact, confirmedOn: plausible(fact.confirmedOn) },
  ])
  return {
    known: {
      ...known,
      facts: Object.fromEntries(dated),
      ...(known.licenses && { licenses: licenses.map((one) => ({ ...one, asOf: plausible(one.asOf) })) }),
    },
    dateNotes: [{ code: 'date', text: message('imports.rowNotes.futureDay', { day: wrong, used: run.asOf }) }],
  }
}

function resolveRow(run: ImportRun, line: number, clean: CleanRow): ResolvedRow | Rejection {
  const place = placeOf(clean.place, run.gazetteer, run.preset.plausibleMeters)
  if ('reason' in place) return place
  const { known, dateNotes } = withoutFutureDays(run, clean)
  const draft: Partial<ProviderDraft> = Object.assign({}, known, place.placed)
  if (!place.isZipKnown) Object.assign(draft, clean.known.kind === 'family_home' ? { showsZip: false } : { zip: '' })
  const checked = providerDraft.safeParse(draft)
  if (!checked.success) {
    const problem = checked.error.issues[0]?.message as Message | undefined
    return { code: 'limits', reason: problem ?? message('imports.rowNotes.limits') }
  }
  for (const { code, text } of [...clean.notes, ...place.notes, ...dateNotes])
    run.notes.add(code, { line, name: clean.known.name, text })
  const guesses: Guess[] = [...(clean.guessed ?? [])]
  if (!place.isPointKnown) guesses.push('point')
  if (!place.isZipKnown) guesses.push('zip')
  if (clean.place.street === null && !clean.place.isWithheld) guesses.push('street')
  return { line, sourceId: clean.sourceId, draft: checked.data, hash: rowHash(checked.data), guesses }
}

function trackNewestDay(run: ImportRun, { facts = {} }: ProviderDraft): void {
  for (const { confirmedOn, sourceName } of Object.values(facts))
    if (!run.newest || confirmedOn > run.newest.day) run.newest = { day: confirmedOn, name: sourceName }
}

/**
 * Only the first row with an id, and the first with a name, street, ZIP and phone, is imported; branches of a chain
 * differ in street.
 */
async function withoutDuplicates(
  run: ImportRun,
  rows: readonly ResolvedRow[],
  rejected: Rejected[],
): Promise<ResolvedRow[]> {
  const idKey = ({ sourceId }: ResolvedRow) => `id ${sourceId}`
  const contentKey = ({ sourceId, draft }: ResolvedRow) =>
    run.preset.hasDistinctRows
      ? `as ${sourceId}`
      : `as ${[draft.name, draft.street ?? '', draft.zip, draft.phone ?? ''].map(foldName).join('|')}`
  const earlier = await recordSeenRows(
    run.tx,
    rows.flatMap((row) => [idKey(row), contentKey(row)].map((key) => ({ key, line: row.line }))),
  )
  return rows.filter((row) => {
    const { line, draft } = row
    const sameId = earlier.get(idKey(row))
    const same = earlier.get(contentKey(row))
    if (sameId !== undefined && sameId < line) {
      const reason = message('imports.rowNotes.repeatedId', { line: String(sameId) })
      rejected.push({ code: 'repeated', reason, line, name: draft.name })
    } else if (same !== undefined && same < line) {
      const reason = message('imports.rowNotes.repeatedRow', { line: String(same) })
      rejected.push({ code: 'duplicate', reason, line, name: draft.name })
    } else return true
    return false
  })
}

async function recordRejections(
  run: ImportRun,
  write: Transaction | null,
  rejected: readonly Rejected[],
): Promise<void> {
  for (const { code, reason, line, name } of rejected) {
    const tallies = code === 'filtered' ? run.filtered : run.refusals
    tallies.add(code, { line, name, text: reason })
  }
  const { batchId } = run
  const refused = rejected.filter(({ code }) => code !== 'filtered')
  if (write === null || batchId === null || refused.length === 0) return
  await write.importRefusal.createMany({
    data: refused.map(({ line, reason, name }) => ({
      batchId,
      line,
      reason,
      name: name?.replaceAll('\0', '') ?? null,
    })),
  })
}

/** The file is read first, then written. `share`: how much of the current phase is done, from 0 to 1. */
export type ImportProgress = { isReading: boolean; rows: number; share: number }
export type OnFinish = (tx: Transaction, batchId: number) => Promise<void>
type ImportOptions = {
  path: string
  /** One of PRESETS, or the path of a mapping file instead. */
  preset?: string
  mapping?: string
  /** The date of the file, for a preset whose list states none. */
  asOf?: string
  /** Reads, cleans and compares everything; what it writes to see which values would change is rolled back, batch by batch. */
  isDryRun?: boolean
  /** Closes providers missing from this newer file; otherwise they are only reported. */
  closesMissing?: boolean
  /** Closes them even when there are implausibly many. */
  forcesClosing?: boolean
  onProgress?: (progress: ImportProgress) => void
  /** Part of the last transaction of a writing run, so that its record exists if and only if the run has ended. */
  onFinish?: OnFinish
  /** Stops between two batches; what the run has written is rolled back. */
  signal?: AbortSignal
  /** After an abort, leaves what was written for a retry to roll back: see runAsBatch. */
  isRetried?: boolean
}

/**
 * Imports a file of providers as one batch, in transactions of a few hundred rows. The file is read to its end before the
 * first of them, so one that cannot be read changes nothing; after Ctrl-C or an error, what was written is rolled back. Bad
 * rows are rejected individually and recorded; the rest is imported. Throws InvalidInputError for a file or preset that
 * cannot be used and ConflictError while another run imports the same source. The caller revalidates the cached pages.
 */
export async function importProviders(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now()
  const preset = options.mapping === undefined ? presetOf(options.preset) : await readMapping(options.mapping)
  const file = await inspectFile(options.path)
  const { isDryRun = false, signal, isRetried } = options
  const { run, gone } = await runAsBatch(
    { source: preset.source, isDryRun, signal, isRetried },
    () => startBatch(preset, file),
    (tx, batchId) => runImport(tx, batchId, preset, file, options),
  )
  return {
    preset: preset.code,
    fileName: path.basename(file.path),
    fileSha256: file.sha256,
    encoding: file.encoding,
    isDryRun,
    batchId: run.batchId,
    ...run.counts,
    refused: run.refusals.count,
    filtered: run.filtered.count,
    matches: run.matches.list(),
    asides: run.asides.list(),
    gone,
    refusals: run.refusals.list(),
    notes: run.notes.list(),
    columns: run.columns.list(),
    difference: run.difference?.list() ?? null,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    peakMemoryMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }
}

function presetOf(code = ''): Preset {
  const preset = findPreset(code)
  if (preset) return preset
  const known = PRESETS.map((one) => one.code).join(', ')
  throw new InvalidInputError(message('imports.errors.unknownPreset', { code, known }))
}

async function runImport(
  tx: Transaction,
  batchId: number | null,
  preset: Preset,
  file: InspectedFile,
  { asOf, closesMissing = false, forcesClosing = false, onProgress, onFinish, signal }: ImportOptions,
): Promise<{ run: ImportRun; gone: GoneReport | null }> {
  await createFileTables(tx)
  if ((await tx.zipCode.findFirst({ select: { zip: true } })) === null)
    throw new ConflictError(message('imports.errors.noZipCodes'))
  const run: ImportRun = {
    tx,
    preset,
    gazetteer: createGazetteer(tx),
    batchId,
    asOf: asOf ?? preset.releasedOn,
    counts: {
      ...{ rowsRead: 0, added: 0, matched: 0, changed: 0, confirmed: 0, unchanged: 0 },
      ...{ leftAside: 0, closed: 0, reopened: 0 },
    },
    matches: new Tallies(),
    asides: new Tallies(),
    refusals: new Tallies(),
    filtered: new Tallies(),
    notes: new Tallies(),
    columns: new ColumnCounts(),
    difference: batchId === null ? new DifferenceCounts() : null,
    newest: null,
  }
  const spool = await openSpool((json): CleanedRow[] => JSON.parse(json))
  try {
    const totalRows = await readFile(run, file, spool, { onProgress, signal })
    const updateStatistics = createStatisticsUpdater()
    await prepareWhileWriting(
      spool.read(),
      (rows) => prepareRows(run, rows),
      async (prepared) => {
        signal?.throwIfAborted()
        await writeRows(run, prepared)
        if (batchId !== null) await updateStatistics(run.counts.added)
        const rows = run.counts.rowsRead
        onProgress?.({ isReading: false, rows, share: rows / totalRows })
      },
    )
  } finally {
    await spool.close()
  }
  signal?.throwIfAborted()
  const gone = await findGoneProviders(run, {
    isClosing: closesMissing,
    isForced: forcesClosing,
    fileSha256: file.sha256,
  })
  run.counts.closed = gone?.closed ?? 0
  run.counts.reopened = await reopenListedProviders(run)
  if (batchId !== null) await finishBatch(run, batchId, onFinish)
  return { run, gone }
}

function finishBatch(run: ImportRun, batchId: number, onFinish?: OnFinish): Promise<void> {
  const sourceDate = run.newest && new Date(run.newest.day)
  const { confirmed, ...counts } = run.counts
  return writeExclusively(async (write) => {
    await write.importBatch.update({
      where: { id: batchId },
      data: {
        ...counts,
        unchanged: counts.unchanged + confirmed,
        refused: run.refusals.count,
        sourceDate,
        finishedAt: now(),
      },
    })
    await onFinish?.(write, batchId)
  })
}

async function startBatch(preset: Preset, file: InspectedFile): Promise<number> {
  const { id } = await db().importBatch.create({
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
