import 'server-only'
import { now } from '@/lib/platform/clock'
import { refreshSearchDocuments } from '@/lib/providers/commands/refresh-search-documents'
import { findOwners } from '../../queries/records/find-owners'
import type { ReadRecord, RecordRefusal } from '../../rules/records/types'
import { recordChanges } from '../journal/record-changes'
import { rememberRows } from '../seen-rows'
import type { Read } from './read-records'
import { MOST_PAGES, type Owned, type RecordRun } from './record-run'

type Refused = RecordRefusal & { line: number; name: string | null }

/** Takes some thousands of records in, in a fixed number of statements. */
export async function takeRecords<What>(run: RecordRun<What>, batch: readonly Read<What>[]): Promise<void> {
  const refused: Refused[] = batch.flatMap((read) => ('what' in read ? [] : [read]))
  const records = await withoutRepeated(
    run,
    batch.flatMap((read) => ('what' in read ? [read] : [])),
    refused,
  )
  const found = await findOwners(
    run.tx,
    run.mapping,
    records.map(({ owner }) => owner),
  )
  const owned = records.flatMap((record, index) => {
    const owner = found[index]
    if (owner && 'providerId' in owner) return [{ providerId: owner.providerId, what: record.what }]
    if (owner) refused.push({ ...owner, line: record.line, name: nameOf(record) })
    return []
  })
  await save(run, owned)
  await recordRefusals(run, refused)
}

async function withoutRepeated<What>(run: RecordRun<What>, records: readonly ReadRecord<What>[], refused: Refused[]) {
  const keyOf = ({ what }: ReadRecord<What>) => run.ways.keyOf(what)
  const earlier = await rememberRows(
    run.tx,
    records.map((record) => ({ key: keyOf(record), line: record.line })),
  )
  return records.filter((record) => {
    const line = earlier.get(keyOf(record))
    if (line === undefined || line >= record.line) return true
    refused.push({
      code: 'repeated',
      reason: `It stands in line ${line} already; rows of one inspection belong one below the other.`,
      line: record.line,
      name: nameOf(record),
    })
    return false
  })
}

const nameOf = ({ owner }: ReadRecord<unknown>) => owner.name ?? owner.licenseNumber ?? owner.sourceId

async function save<What>(run: RecordRun<What>, owned: readonly Owned<What>[]): Promise<void> {
  const { tx, ways, mapping, batchId, counts } = run
  const plans = await ways.plan(tx, mapping, owned)
  const written = owned.filter((_, index) => plans[index] === 'add' || plans[index] === 'change')
  for (const plan of plans)
    counts[({ add: 'added', change: 'changed', same: 'unchanged', keep: 'kept' } as const)[plan]] += 1
  const ids = [...new Set(written.map(({ providerId }) => providerId))]
  for (const id of ids) if (run.changedIds.size <= MOST_PAGES) run.changedIds.add(id)
  if (batchId === null || ids.length === 0) return
  await recordChanges(tx, batchId, ids, async () => {
    await ways.save(tx, mapping, written)
    await tx.provider.updateMany({ where: { id: { in: ids } }, data: { updatedAt: now() } })
    await refreshSearchDocuments(tx, ids)
  })
}

async function recordRefusals<What>(run: RecordRun<What>, refused: readonly Refused[]): Promise<void> {
  const sorted = refused.toSorted((a, b) => a.line - b.line)
  for (const { code, reason, line, name } of sorted) run.refusals.add(code, { line, name, text: reason })
  const { batchId } = run
  if (batchId === null || refused.length === 0) return
  await run.tx.importRefusal.createMany({
    data: sorted.map(({ line, reason, name }) => ({ batchId, line, reason, name })),
  })
}
