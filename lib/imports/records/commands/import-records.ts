import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { db, type Transaction } from '@/lib/platform/database/client'
import { InvalidInputError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { dayOf } from '@/lib/platform/time/dates'
import type { OnFinish } from '../../commands/import-providers'
import { createFileTables, inBatches, Tallies, writeExclusively } from '../../commands/import-run'
import { runAsBatch } from '../../commands/undo'
import { type InspectedFile, inspectFile } from '../../reading/inspect-file'
import { type ReadRow, readRows } from '../../reading/read-rows'
import { isRejection, joinInspections, readOwner } from '../rules'
import {
  type ReadInspection,
  type ReadRecord,
  type RecordKind,
  type RecordMapping,
  type RecordRejection,
  type RecordsReport,
  readRecordMapping,
} from '../schema'
import {
  importRecordBatch,
  inspectionHandlers,
  licenseHandlers,
  MAX_PAGES,
  type RecordHandlers,
  type RecordRun,
} from './save-records'

export type ReadResult<Content> = ReadRecord<Content> | (RecordRejection & { line: number; name: string | null })

/** Parses rows into records, and bad rows into rejections. */
async function* readRecords<Content>(
  run: RecordRun<Content>,
  rows: AsyncIterable<ReadRow>,
): AsyncGenerator<ReadResult<Content>> {
  for await (const read of rows) {
    run.counts.rowsRead += 1
    const { line } = read
    if ('rejection' in read) {
      yield { code: 'fields', reason: read.rejection.reason, line, name: null }
      continue
    }
    const owner = readOwner(read.row, run.mapping)
    const content = run.handlers.read(read.row, owner, run.mapping, run.today)
    yield isRejection(content)
      ? { ...content, line, name: owner.name ?? owner.licenseNumber }
      : { line, owner, content }
  }
}

/** Joins consecutive rows of the same inspection, in constant memory. */
async function* joined(
  records: AsyncIterable<ReadResult<ReadInspection>>,
  isCounted: boolean,
): AsyncGenerator<ReadResult<ReadInspection>> {
  let open: ReadRecord<ReadInspection>[] = []
  for await (const record of records) {
    if ('content' in record && open[0]?.content.sourceId === record.content.sourceId) {
      open.push(record)
      continue
    }
    // A bad row between two rows of an inspection does not split it.
    if (!('content' in record)) {
      yield record
      continue
    }
    const whole = joinInspections(open, isCounted)
    if (whole) yield whole
    open = [record]
  }
  const whole = joinInspections(open, isCounted)
  if (whole) yield whole
}

export type RecordsOptions = {
  path: string
  mappingPath: string
  kind: RecordKind
  /** Reads, matches and compares everything, and writes nothing. */
  isDryRun?: boolean
  /** The last step of a writing run, in its transaction: see importProviders. */
  onFinish?: OnFinish
  /** Stops between two batches; what the run has written is rolled back. */
  signal?: AbortSignal
  /** After an abort, leaves what was written for a retry to roll back: see runAsBatch. */
  isRetried?: boolean
}

const BATCH = 2_000

/**
 * Imports a file of licenses or inspections as one batch that can be undone, in transactions of some thousand rows. Rows that match no
 * provider are rejected and recorded; no provider is added. Throws InvalidInputError for a file or mapping that cannot be used and
 * ConflictError while another run imports the same source. The caller revalidates the pages named in the report.
 */
export async function importRecords(options: RecordsOptions): Promise<RecordsReport> {
  const mapping = await readMapping(options)
  const file = await inspectFile(options.path)
  const { kind, isDryRun = false, signal, isRetried } = options
  return runAsBatch(
    { source: sourceOf(kind, mapping), isDryRun, signal, isRetried },
    () => startBatch(kind, mapping, file),
    (tx, batchId) =>
      kind === 'license'
        ? runRecords(tx, batchId, licenseHandlers, mapping, file, options, readRecords)
        : runRecords(tx, batchId, inspectionHandlers, mapping, file, options, (run, rows) =>
            joined(readRecords(run, rows), Boolean(mapping.inspection?.violations)),
          ),
  )
}

async function readMapping({ mappingPath, kind }: RecordsOptions): Promise<RecordMapping> {
  const json = await readFile(mappingPath, 'utf8').catch(() => {
    throw new InvalidInputError(message('imports.recordErrors.noMapping', { path: mappingPath }))
  })
  const mapping = readRecordMapping(json, kind)
  if (typeof mapping === 'string') throw new InvalidInputError(mapping)
  if (typeof mapping.asOf === 'string' && mapping.asOf > today())
    throw new InvalidInputError(message('imports.recordErrors.mappingInFuture', { day: mapping.asOf }))
  return mapping
}

const today = () => dayOf(now())

async function runRecords<Content>(
  tx: Transaction,
  batchId: number | null,
  handlers: RecordHandlers<Content>,
  mapping: RecordMapping,
  file: InspectedFile,
  { kind, isDryRun = false, onFinish, signal }: RecordsOptions,
  read: typeof readRecords<Content>,
): Promise<RecordsReport> {
  await createFileTables(tx)
  const run: RecordRun<Content> = {
    tx,
    handlers,
    mapping,
    batchId,
    today: today(),
    counts: { rowsRead: 0, added: 0, changed: 0, unchanged: 0, kept: 0 },
    refusals: new Tallies(),
    changedIds: new Set(),
  }
  const preset = { code: mapping.source, columns: columnsOf(mapping, handlers) }
  // Reads the whole file first, so that a truncated one writes nothing.
  for await (const _ of readRows(file, preset)) signal?.throwIfAborted()
  const rows = readRows(file, preset)
  for await (const batch of inBatches(read(run, rows), BATCH)) {
    signal?.throwIfAborted()
    await importRecordBatch(run, batch)
  }
  const { kept, ...counts } = run.counts
  const refused = run.refusals.count
  if (batchId !== null)
    await writeExclusively(async (write) => {
      const data = { ...counts, unchanged: counts.unchanged + kept, refused, finishedAt: now() }
      await write.importBatch.update({ where: { id: batchId }, data })
      await onFinish?.(write, batchId)
    })
  return {
    kind,
    source: mapping.source,
    fileName: path.basename(file.path),
    batchId: run.batchId,
    isDryRun,
    ...run.counts,
    refused,
    refusals: run.refusals.list(),
    changedProviders: await pagesOf(tx, run.changedIds),
  }
}

function columnsOf<Content>(mapping: RecordMapping, handlers: RecordHandlers<Content>): string[] {
  const { sourceId, ...match } = mapping.match
  const asOf = typeof mapping.asOf === 'string' ? undefined : mapping.asOf.column
  return [...Object.values(match), sourceId?.column, asOf, ...handlers.columnsOf(mapping)].filter(
    (column) => column !== undefined,
  )
}

const sourceOf = (kind: RecordKind, { source }: RecordMapping) => `${kind}s of ${source}`

async function startBatch(kind: RecordKind, mapping: RecordMapping, file: InspectedFile) {
  const { asOf } = mapping
  const { id } = await db().importBatch.create({
    data: {
      preset: `${kind}s`,
      source: sourceOf(kind, mapping),
      sourceDate: typeof asOf === 'string' ? new Date(asOf) : null,
      fileName: path.basename(file.path),
      fileSha256: file.sha256,
      startedAt: now(),
      journaled: true,
    },
    select: { id: true },
  })
  return id
}

async function pagesOf(tx: Transaction, changed: ReadonlySet<number>): Promise<RecordsReport['changedProviders']> {
  if (changed.size > MAX_PAGES) return null
  const ids = [...changed]
  const rows = await tx.provider.findMany({
    where: { id: { in: ids } },
    select: { locationSlug: true },
    distinct: ['locationSlug'],
  })
  return { ids, locationSlugs: rows.map(({ locationSlug }) => locationSlug) }
}
