import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { mergeRows } from '@/lib/providers/commands/provider-rows'
import type { FactProvenance } from '@/lib/providers/types'
import { recordSeenRows, type Tallies, writeBatch } from '../../commands/import-run'
import { recordChanges } from '../../commands/journal'
import type { FileRow } from '../../types'
import { findOwners } from '../queries'
import {
  planInspection,
  planLicense,
  type RecordPlan,
  readInspection,
  readLicense,
  type StoredInspection,
  type StoredLicense,
} from '../rules'
import type {
  OwnerKey,
  ReadInspection,
  ReadLicense,
  ReadRecord,
  RecordMapping,
  RecordRejection,
  RecordRejectionCode,
} from '../schema'
import type { ReadResult } from './import-records'

/** When more providers than this change, every page is revalidated. */
export const MAX_PAGES = 500

/** A record with its provider. */
type Owned<Content> = { providerId: number; content: Content }

/** What differs between licenses and inspections. */
export type RecordHandlers<Content> = {
  columnsOf: (mapping: RecordMapping) => (string | undefined)[]
  read: (row: FileRow, owner: OwnerKey, mapping: RecordMapping, today: string) => Content | RecordRejection
  /** Must be unique within a file. */
  keyOf: (content: Content) => string
  plan: (tx: Transaction, mapping: RecordMapping, owned: readonly Owned<Content>[]) => Promise<RecordPlan[]>
  save: (tx: Transaction, mapping: RecordMapping, owned: readonly Owned<Content>[]) => Promise<void>
}

/** The state of one run across batches. */
export type RecordRun<Content> = {
  /** The transaction of the whole run: see import-run.ts. */
  tx: Transaction
  handlers: RecordHandlers<Content>
  mapping: RecordMapping
  /** Null in a dry run. */
  batchId: number | null
  /** Today as "YYYY-MM-DD"; later dates in a file are rejected. */
  today: string
  counts: { rowsRead: number; added: number; changed: number; unchanged: number; kept: number }
  refusals: Tallies<RecordRejectionCode>
  changedIds: Set<number>
}

type Stored = StoredLicense & { providerId: number; number: string }
type Provenance = Pick<FactProvenance, 'source' | 'confirmedOn'> & { providerId: number }

const DAY = 'YYYY-MM-DD'

/** Plans each license, in the given order. */
async function planLicenses(
  tx: Transaction,
  { issuer }: RecordMapping,
  owned: readonly Owned<ReadLicense>[],
): Promise<RecordPlan[]> {
  const ids = owned.map(({ providerId }) => providerId)
  const stored = await tx.$queryRaw<Stored[]>`
    SELECT provider_id AS "providerId", number, kind, status, to_char(issued_on, ${DAY}) AS "issuedOn",
      to_char(expires_on, ${DAY}) AS "expiresOn", to_char(as_of, ${DAY}) AS "asOf"
    FROM provider_licenses WHERE issuer = ${issuer} AND provider_id = ANY(${ids}::int[])`
  const provenances = await tx.$queryRaw<Provenance[]>`
    SELECT provider_id AS "providerId", source, to_char(confirmed_on, ${DAY}) AS "confirmedOn"
    FROM provider_facts WHERE "group" = 'license' AND provider_id = ANY(${ids}::int[])`
  const licenseOf = new Map(stored.map((one) => [`${one.providerId} ${one.number}`, one]))
  const provenanceOf = new Map(provenances.map((one) => [one.providerId, one]))
  return owned.map(({ providerId, content }) =>
    planLicense(content, licenseOf.get(`${providerId} ${content.number}`), provenanceOf.get(providerId)),
  )
}

/** Writes licenses, and sets the license group's provenance to the newest of their dates. */
async function saveLicenses(
  tx: Transaction,
  { issuer }: RecordMapping,
  owned: readonly Owned<ReadLicense>[],
): Promise<void> {
  await mergeRows(
    tx,
    'provider_licenses',
    ['issuer', 'number', 'providerId'],
    owned.map(({ providerId, content }) => ({ ...content, issuer, providerId })),
  )
  const days = new Map<number, string>()
  for (const { providerId, content } of owned)
    if (content.asOf > (days.get(providerId) ?? '')) days.set(providerId, content.asOf)
  await tx.$executeRaw`
    INSERT INTO provider_facts (provider_id, "group", source, source_name, confirmed_on)
    SELECT id, 'license', 'state_file', ${issuer}, day::date
    FROM unnest(${[...days.keys()]}::int[], ${[...days.values()]}::text[]) AS given (id, day)
    ON CONFLICT (provider_id, "group") DO UPDATE
    SET source = excluded.source, source_name = excluded.source_name, confirmed_on = excluded.confirmed_on
    WHERE provider_facts.confirmed_on <= excluded.confirmed_on`
}

type StoredInspectionRow = StoredInspection & { sourceId: string }

/** Plans each inspection, in the given order. */
async function planInspections(
  tx: Transaction,
  { source }: RecordMapping,
  owned: readonly Owned<ReadInspection>[],
): Promise<RecordPlan[]> {
  const ids = owned.map(({ content }) => content.sourceId)
  const stored = await tx.$queryRaw<StoredInspectionRow[]>`
    SELECT source_id AS "sourceId", to_char(inspected_on, ${DAY}) AS "inspectedOn", violations, summary,
      to_char(corrected_on, ${DAY}) AS "correctedOn"
    FROM provider_inspections WHERE source = ${source} AND source_id = ANY(${ids}::text[])`
  const byId = new Map(stored.map((one) => [one.sourceId, one]))
  return owned.map(({ content }) => planInspection(content, byId.get(content.sourceId)))
}

/** Writes inspections. A stored correction is preserved when this file has none. */
async function saveInspections(
  tx: Transaction,
  { source, issuer }: RecordMapping,
  owned: readonly Owned<ReadInspection>[],
): Promise<void> {
  await mergeRows(
    tx,
    'provider_inspections',
    ['source', 'sourceId'],
    owned.map(({ providerId, content: { asOf: _, correctedOn, ...content } }) => ({
      ...content,
      ...(correctedOn !== null && { correctedOn }),
      source,
      sourceName: issuer,
      providerId,
    })),
  )
}

export const licenseHandlers: RecordHandlers<ReadLicense> = {
  columnsOf: ({ license }) => [
    license?.number,
    license?.kind,
    license?.issuedOn,
    license?.expiresOn,
    license?.status?.column,
  ],
  read: (row, _, mapping, today) => readLicense(row, mapping, today),
  keyOf: ({ number }) => `license ${number}`,
  plan: planLicenses,
  save: saveLicenses,
}

export const inspectionHandlers: RecordHandlers<ReadInspection> = {
  columnsOf: ({ inspection }) => [
    inspection?.id,
    inspection?.inspectedOn,
    inspection?.correctedOn,
    inspection?.violations,
    inspection?.result?.column,
    inspection?.text,
    inspection?.class?.column,
  ],
  read: readInspection,
  keyOf: ({ sourceId }) => `inspection ${sourceId}`,
  plan: planInspections,
  save: saveInspections,
}

type Rejected = RecordRejection & { line: number; name: string | null }

/** Imports some thousands of records in a fixed number of statements. */
export async function importRecordBatch<Content>(
  run: RecordRun<Content>,
  batch: readonly ReadResult<Content>[],
): Promise<void> {
  const rejected: Rejected[] = batch.flatMap((read) => ('content' in read ? [] : [read]))
  const records = await withoutDuplicates(
    run,
    batch.flatMap((read) => ('content' in read ? [read] : [])),
    rejected,
  )
  const found = await findOwners(
    run.tx,
    run.mapping,
    records.map(({ owner }) => owner),
  )
  const owned = records.flatMap((record, index) => {
    const owner = found[index]
    if (owner && 'providerId' in owner) return [{ providerId: owner.providerId, content: record.content }]
    if (owner) rejected.push({ ...owner, line: record.line, name: nameOf(record) })
    return []
  })
  await writeBatch(run, async (write) => {
    await save(run, write, owned)
    await recordRejections(run, write, rejected)
  })
}

async function withoutDuplicates<Content>(
  run: RecordRun<Content>,
  records: readonly ReadRecord<Content>[],
  rejected: Rejected[],
) {
  const keyOf = ({ content }: ReadRecord<Content>) => run.handlers.keyOf(content)
  const earlier = await recordSeenRows(
    run.tx,
    records.map((record) => ({ key: keyOf(record), line: record.line })),
  )
  return records.filter((record) => {
    const line = earlier.get(keyOf(record))
    if (line === undefined || line >= record.line) return true
    rejected.push({
      code: 'repeated',
      reason: message('imports.recordErrors.repeated', { line: String(line) }),
      line: record.line,
      name: nameOf(record),
    })
    return false
  })
}

const nameOf = ({ owner }: ReadRecord<unknown>) => owner.name ?? owner.licenseNumber ?? owner.sourceId

async function save<Content>(
  run: RecordRun<Content>,
  write: Transaction | null,
  owned: readonly Owned<Content>[],
): Promise<void> {
  const { handlers, mapping, batchId, counts } = run
  const plans = await handlers.plan(write ?? run.tx, mapping, owned)
  const written = owned.filter((_, index) => ['add', 'change', 'date'].includes(plans[index] ?? ''))
  for (const plan of plans)
    counts[({ add: 'added', change: 'changed', date: 'unchanged', same: 'unchanged', keep: 'kept' } as const)[plan]] +=
      1
  const ids = [...new Set(written.map(({ providerId }) => providerId))]
  for (const id of ids) if (run.changedIds.size <= MAX_PAGES) run.changedIds.add(id)
  if (write === null || batchId === null || ids.length === 0) return
  await recordChanges(write, batchId, ids, async () => {
    await handlers.save(write, mapping, written)
    await write.provider.updateMany({ where: { id: { in: ids } }, data: { updatedAt: now() } })
  })
}

async function recordRejections<Content>(
  run: RecordRun<Content>,
  write: Transaction | null,
  rejected: readonly Rejected[],
): Promise<void> {
  const sorted = rejected.toSorted((a, b) => a.line - b.line)
  for (const { code, reason, line, name } of sorted) run.refusals.add(code, { line, name, text: reason })
  const { batchId } = run
  if (write === null || batchId === null || rejected.length === 0) return
  await write.importRefusal.createMany({
    data: sorted.map(({ line, reason, name }) => ({ batchId, line, reason, name })),
  })
}
