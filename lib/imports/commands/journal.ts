import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import { deleteRowsOf, insertRows, type Row, updateRows } from '@/lib/providers/commands/provider-rows'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema'
import { cacheCards, refreshSearchDocuments } from '@/lib/providers/search-documents/commands'
import { differenceOf, isSearched, isVisible, type PreviewedChange, type ProviderSnapshot } from '../rules/changes'
import { writeExclusively } from './import-run'

/** Tables whose rows are separate keys of a snapshot: by the prefix of those keys, with the columns that identify a row. */
const KEYED = {
  'fact:': { table: 'provider_facts', keys: ['provider_id', 'group'] },
  'band:': { table: 'provider_age_bands', keys: ['provider_id', 'band'] },
  'license:': { table: 'provider_licenses', keys: ['provider_id', 'issuer', 'number'] },
  'source:': { table: 'provider_sources', keys: ['source', 'source_id'] },
  private_address: { table: 'provider_private_addresses', keys: ['provider_id'] },
}
/** Tables whose rows are one list in a snapshot, sorted by their JSON text. */
const LISTED = { hours: 'provider_hours', inspections: 'provider_inspections' }

/** Returns one JSON text per table, parsed in one step. Building whole snapshots in SQL took most of an import's time. */
const SNAPSHOTS = `SELECT (SELECT json_agg(p) FROM providers p WHERE id = ANY($1::int[]))::text AS providers,
  ${[...Object.values(KEYED).map(({ table }) => table), ...Object.values(LISTED)]
    .filter((table) => table !== 'provider_sources')
    .map((table) => `(SELECT json_agg(r) FROM ${table} r WHERE provider_id = ANY($1::int[]))::text AS ${table}`)
    .join(',\n  ')},
  (
    SELECT json_agg(json_build_object('owner', owner.id, 'row', r))
    FROM (
      SELECT id, id AS own FROM unnest($1::int[]) AS given (id)
      UNION ALL SELECT merged_into_id, id FROM providers WHERE merged_into_id = ANY($1::int[])
    ) owner JOIN provider_sources r ON r.provider_id = owner.own
  )::text AS provider_sources`

/** Reads these providers (internal ids) and locks them until the transaction ends, in the order all writers use. */
export async function readAndLockSnapshots(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, ProviderSnapshot>> {
  if (ids.length === 0) return new Map()
  await tx.$executeRaw`SELECT FROM providers WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`
  return readSnapshots(tx, ids)
}

export async function readSnapshots(tx: Transaction, ids: readonly number[]): Promise<Map<number, ProviderSnapshot>> {
  if (ids.length === 0) return new Map()
  const [found] = await tx.$queryRawUnsafe<Record<string, string | null>[]>(SNAPSHOTS, [...new Set(ids)])
  const rowsOf = (table: string): Row[] => JSON.parse(found?.[table] ?? '[]')
  const snapshots = new Map<number, ProviderSnapshot>(
    rowsOf('providers').map((row) => [
      Number(row.id),
      Object.assign(row, { private_address: null, hours: null, inspections: null }),
    ]),
  )
  for (const [prefix, { table, keys }] of Object.entries(KEYED)) {
    const ownKeys = keys.filter((key) => key !== 'provider_id')
    for (const given of rowsOf(table)) {
      // File rows of a merged provider belong to the survivor.
      const { owner, row } = 'owner' in given ? given : { owner: given.provider_id, row: given }
      const snapshot = snapshots.get(Number(owner))
      if (snapshot && isRow(row)) snapshot[prefix + ownKeys.map((key) => row[key]).join(':')] = withoutId(row)
    }
  }
  for (const [key, table] of Object.entries(LISTED))
    for (const row of rowsOf(table)) {
      const snapshot = snapshots.get(Number(row.provider_id))
      if (snapshot) snapshot[key] = [...(Array.isArray(snapshot[key]) ? snapshot[key] : []), withoutId(row)]
    }
  for (const snapshot of snapshots.values())
    for (const key of Object.keys(LISTED)) if (Array.isArray(snapshot[key])) snapshot[key].sort(byText)
  return snapshots
}

function withoutId(given: Row): Row {
  if (!('id' in given)) return given
  const { id: _, ...row } = given
  return row
}

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

/** The journal of a batch: providers it added (the id only) and values it overwrote. */

async function recordAdded(tx: Transaction, batchId: number, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO import_changes (batch_id, provider_id, is_added)
    SELECT ${batchId}, id, true FROM unnest(${[...ids]}::int[]) AS added (id)`
}

/**
 * Runs a write of these providers (internal ids) and records the snapshots before and after where they differ. Refreshes all their result
 * rows, and the search documents that the changes affect. If the batch changes a provider twice, the first snapshot is preserved. `before`:
 * the snapshots, if the caller has already locked and read these providers. `visible`: the providers whose change a person would notice.
 */
export async function recordChanges<Result>(
  tx: Transaction,
  batchId: number,
  ids: readonly number[],
  write: () => Promise<Result>,
  before?: ReadonlyMap<number, ProviderSnapshot>,
): Promise<{ result: Result; visible: Set<number> }> {
  before ??= await readAndLockSnapshots(tx, ids)
  const result = await write()
  const after = await readSnapshots(tx, ids)
  const changes = [...before].flatMap(([providerId, snapshot]) => {
    const { isChanged, ...difference } = differenceOf(snapshot, after.get(providerId) ?? {})
    return isChanged ? [{ providerId, ...difference }] : []
  })
  await insertChanges(tx, batchId, changes)
  const searched = new Set(changes.filter(isSearched).map(({ providerId }) => providerId))
  await refreshSearchDocuments(tx, [...searched])
  await cacheCards(
    tx,
    [...before.keys()].filter((id) => !searched.has(id)),
  )
  return { result, visible: new Set(changes.filter(isVisible).map(({ providerId }) => providerId)) }
}

type Change = { providerId: number; before: ProviderSnapshot; after: ProviderSnapshot }

async function insertChanges(tx: Transaction, batchId: number, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await tx.$executeRaw`
    INSERT INTO import_changes (batch_id, provider_id, is_added, before, after)
    SELECT ${batchId}, "providerId", false, before, after
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c ("providerId" int, before jsonb, after jsonb)
    ON CONFLICT (batch_id, provider_id) DO UPDATE
    SET before = excluded.before || import_changes.before, after = import_changes.after || excluded.after`
}

/** `snapshot`: the parts to write back. `current`: what they replace. */
export type Restored = { id: number; snapshot: ProviderSnapshot; current: ProviderSnapshot }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isColumn = (key: string) => !key.includes(':') && !(key in KEYED) && !(key in LISTED)

/** Writes these parts of providers back, in a fixed number of statements. The caller updates the search documents. */
export async function restoreSnapshots(tx: Transaction, items: readonly Restored[], time: Date): Promise<void> {
  const updated = items.map(({ id, snapshot }) => ({
    ...Object.fromEntries(Object.entries(snapshot).filter(([key]) => isColumn(key))),
    id,
    updated_at: time.toISOString(),
  }))
  await updateRows(tx, 'providers', updated)
  for (const [prefix, { table, keys }] of Object.entries(KEYED)) {
    const own = items.flatMap(({ snapshot, current }) =>
      Object.keys(snapshot)
        .filter((key) => key.startsWith(prefix))
        .map((key) => ({ removed: current[key], restored: snapshot[key] })),
    )
    await deleteByKeys(tx, table, keys, own.map(({ removed }) => removed).filter(isRow))
    await insertRows(tx, table, own.map(({ restored }) => restored).filter(isRow))
  }
  for (const [key, table] of Object.entries(LISTED)) {
    const own = items.filter(({ snapshot }) => key in snapshot)
    await deleteRowsOf(
      tx,
      table,
      own.map(({ id }) => id),
    )
    await insertRows(tx, table, own.flatMap(({ snapshot }) => snapshot[key] ?? []).filter(isRow))
  }
}

async function deleteByKeys(tx: Transaction, table: string, keys: string[], rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await tx.$executeRawUnsafe(
    `DELETE FROM ${table} t USING jsonb_populate_recordset(NULL::${table}, $1::jsonb) gone
     WHERE ${keys.map((key) => `t."${key}" = gone."${key}"`).join(' AND ')}`,
    JSON.stringify(rows),
  )
}

type SourceRow = { source: string; sourceId: string; rowHash: string }

/**
 * Calls saveProviders and records in the batch's journal what was added and overwritten. `rows`: file rows attributed to a provider other
 * than the one they changed. Returns the existing providers whose change a person would notice.
 */
export async function saveJournaled(
  tx: Transaction,
  batchId: number,
  items: readonly (ProviderDraft | ProviderChange)[],
  rows: readonly SourceRow[] = [],
  before?: ReadonlyMap<number, ProviderSnapshot>,
): Promise<ReadonlySet<number>> {
  const changed = items.flatMap((item) => ('id' in item ? item.id : []))
  const write = async () => {
    await updateRowsOfMerged(tx, batchId, rows)
    return saveProviders(tx, items, { refreshes: false })
  }
  const { result: saved, visible } = await recordChanges(tx, batchId, changed, write, before)
  const known = new Set(changed)
  const added = saved.flatMap(({ id }) => (known.has(id) ? [] : id))
  await refreshSearchDocuments(tx, added)
  await recordAdded(tx, batchId, added)
  return visible
}

async function updateRowsOfMerged(tx: Transaction, batchId: number, rows: readonly SourceRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.$executeRaw`
    UPDATE provider_sources s SET row_hash = g."rowHash", batch_id = ${batchId}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (source text, "sourceId" text, "rowHash" text)
    WHERE s.source = g.source AND s.source_id = g."sourceId"`
}

class RolledBack extends Error {}
/** No run has this number. */
const PREVIEW = { id: 0, preset: '', fileName: '', fileSha256: '0'.repeat(64) }

/**
 * What saveJournaled would change on existing providers. It really writes, when it is the run's turn, and rolls back, so that the preview
 * is exact and leaves nothing behind.
 */
export async function previewChanges(
  items: readonly ProviderChange[],
  rows: readonly SourceRow[],
): Promise<PreviewedChange[]> {
  if (items.length === 0) return []
  let found: (Omit<PreviewedChange, 'before'> & { before: ProviderSnapshot | null })[] = []
  const preview = writeExclusively(async (write) => {
    await write.importBatch.create({ data: PREVIEW, select: { id: true } })
    await saveJournaled(write, PREVIEW.id, items, rows)
    found = await write.$queryRaw`
      SELECT p.name, p.slug AS "publicId", c.before, c.after,
        'family_home' IN (p.kind::text, coalesce(c.before->>'kind', '')) AS "isHome"
      FROM import_changes c JOIN providers p ON p.id = c.provider_id WHERE c.batch_id = ${PREVIEW.id} ORDER BY p.id`
    throw new RolledBack()
  })
  await preview.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
  return found.map((one) => ({ ...one, before: one.before ?? {} }))
}
