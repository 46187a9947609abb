import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import { deleteRowsOf, insertRows, type Row, updateRows } from '@/lib/providers/commands/bulk-rows'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema'
import { differenceOf, type Image } from '../rules/changes'

/** Columns that no import writes, or that are derived. */
const NOT_KEPT = ['id', 'code', 'created_at', 'updated_at', 'rating_average', 'review_count', 'sponsored_until']
  .concat(['is_sample', 'merged_into_id'])
  .map((column) => `'${column}'`)
  .join(', ')

const keyed = (table: string, key: string) =>
  `SELECT provider_id AS id, jsonb_object_agg(${key}, to_jsonb(r) - 'id') AS part FROM ${table} r
   WHERE provider_id = ANY($1::int[]) GROUP BY provider_id`
const listed = (name: string, table: string) =>
  `SELECT provider_id AS id, jsonb_build_object('${name}', jsonb_agg(row ORDER BY row)) AS part
   FROM (SELECT provider_id, to_jsonb(r) - 'id' AS row FROM ${table} r WHERE provider_id = ANY($1::int[])) list
   GROUP BY provider_id`

/** The parts of an image. Each table is read once for all providers: a subquery for each of them took most of an import's time. */
const PARTS = [
  keyed('provider_facts', `'fact:' || r."group"`),
  keyed('provider_age_bands', `'band:' || r.band`),
  keyed('provider_licenses', `'license:' || r.issuer || ':' || r.number`),
  listed('hours', 'provider_hours'),
  listed('inspections', 'provider_inspections'),
  `SELECT provider_id AS id, jsonb_build_object('private_address', to_jsonb(r)) AS part
   FROM provider_private_addresses r WHERE provider_id = ANY($1::int[])`,
  // File rows of a merged provider belong to the survivor.
  `SELECT owner.id, jsonb_object_agg('source:' || r.source || ':' || r.source_id, to_jsonb(r)) AS part
   FROM (
     SELECT id, id AS own FROM unnest($1::int[]) AS given (id)
     UNION ALL SELECT merged_into_id, id FROM providers WHERE merged_into_id = ANY($1::int[])
   ) owner JOIN provider_sources r ON r.provider_id = owner.own
   GROUP BY owner.id`,
]

const IMAGES = `
  WITH ${PARTS.map((sql, index) => `part_${index} AS MATERIALIZED (${sql})`).join(',\n  ')}
  SELECT jsonb_object_agg(p.id, to_jsonb(p) - ARRAY[${NOT_KEPT}] || '{"hours": null, "inspections": null, "private_address": null}'
    ${PARTS.map((_, index) => `|| coalesce(part_${index}.part, '{}')`).join(' ')})::text AS images
  FROM providers p ${PARTS.map((_, index) => `LEFT JOIN part_${index} ON part_${index}.id = p.id`).join('\n    ')}
  WHERE p.id = ANY($1::int[])`

/** Reads these providers (internal ids) and locks them until the transaction ends, in the order all writers use. */
export async function readImages(tx: Transaction, ids: readonly number[]): Promise<Map<number, Image>> {
  if (ids.length === 0) return new Map()
  await tx.$executeRaw`SELECT FROM providers WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`
  const [row] = await tx.$queryRawUnsafe<{ images: string | null }[]>(IMAGES, [...ids])
  const images: Record<string, Image> = JSON.parse(row?.images ?? '{}')
  return new Map(Object.entries(images).map(([id, image]) => [Number(id), image]))
}

/** The journal of a batch: providers it added (the id only) and values it overwrote. */

async function recordAdded(tx: Transaction, batchId: number, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO import_changes (batch_id, provider_id, is_added)
    SELECT ${batchId}, id, true FROM unnest(${[...ids]}::int[]) AS added (id)`
}

/**
 * Runs a write of these providers (internal ids) and records the images before and after where they differ. If the
 * batch changes a provider twice, the first image is preserved.
 */
export async function recordChanges<Result>(
  tx: Transaction,
  batchId: number,
  ids: readonly number[],
  write: () => Promise<Result>,
): Promise<Result> {
  const before = await readImages(tx, ids)
  const result = await write()
  const after = await readImages(tx, ids)
  const changes = [...before].flatMap(([providerId, image]) => {
    const { isChanged, ...difference } = differenceOf(image, after.get(providerId) ?? {})
    return isChanged ? [{ providerId, ...difference }] : []
  })
  await insertChanges(tx, batchId, changes)
  return result
}

type Change = { providerId: number; before: Image; after: Image }

async function insertChanges(tx: Transaction, batchId: number, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await tx.$executeRaw`
    INSERT INTO import_changes (batch_id, provider_id, is_added, before, after)
    SELECT ${batchId}, "providerId", false, before, after
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c ("providerId" int, before jsonb, after jsonb)
    ON CONFLICT (batch_id, provider_id) DO UPDATE
    SET before = excluded.before || import_changes.before, after = import_changes.after || excluded.after`
}

type Restored = { id: number; image: Image /** What is written over, for the keys of rows that go. */; current: Image }

/** Tables whose rows are part of an image one by one, by key prefix. */
const KEYED = {
  'fact:': { table: 'provider_facts', keys: ['provider_id', 'group'] },
  'band:': { table: 'provider_age_bands', keys: ['provider_id', 'band'] },
  'license:': { table: 'provider_licenses', keys: ['provider_id', 'issuer', 'number'] },
  'source:': { table: 'provider_sources', keys: ['source', 'source_id'] },
  private_address: { table: 'provider_private_addresses', keys: ['provider_id'] },
}

/** Tables whose rows are part of an image as one list. */
const LISTED = { hours: 'provider_hours', inspections: 'provider_inspections' }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isColumn = (key: string) => !key.includes(':') && !(key in KEYED) && !(key in LISTED)

/** Writes these parts of providers back, in a fixed number of statements. The caller updates the search documents. */
export async function restoreImages(tx: Transaction, items: readonly Restored[], time: Date): Promise<void> {
  const updated = items.map(({ id, image }) => ({
    ...Object.fromEntries(Object.entries(image).filter(([key]) => isColumn(key))),
    id,
    updated_at: time.toISOString(),
  }))
  await updateRows(tx, 'providers', updated)
  for (const [prefix, { table, keys }] of Object.entries(KEYED)) {
    const own = items.flatMap(({ image, current }) =>
      Object.keys(image)
        .filter((key) => key.startsWith(prefix))
        .map((key) => ({ gone: current[key], back: image[key] })),
    )
    await deleteByKeys(tx, table, keys, own.map(({ gone }) => gone).filter(isRow))
    await insertRows(tx, table, own.map(({ back }) => back).filter(isRow))
  }
  for (const [key, table] of Object.entries(LISTED)) {
    const own = items.filter(({ image }) => key in image)
    await deleteRowsOf(
      tx,
      table,
      own.map(({ id }) => id),
    )
    await insertRows(tx, table, own.flatMap(({ image }) => image[key] ?? []).filter(isRow))
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
 * saveProviders, recording in the batch's journal what was added and overwritten. `rows`: file rows attributed to a
 * provider other than the one they changed.
 */
export async function saveJournaled(
  tx: Transaction,
  batchId: number,
  items: readonly (ProviderDraft | ProviderChange)[],
  rows: readonly SourceRow[] = [],
): Promise<void> {
  const changed = items.flatMap((item) => ('id' in item ? item.id : []))
  const saved = await recordChanges(tx, batchId, changed, async () => {
    await rememberRowsOfMerged(tx, batchId, rows)
    return saveProviders(tx, items)
  })
  const known = new Set(changed)
  await recordAdded(
    tx,
    batchId,
    saved.flatMap(({ id }) => (known.has(id) ? [] : id)),
  )
}

async function rememberRowsOfMerged(tx: Transaction, batchId: number, rows: readonly SourceRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.$executeRaw`
    UPDATE provider_sources s SET row_hash = g."rowHash", batch_id = ${batchId}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g (source text, "sourceId" text, "rowHash" text)
    WHERE s.source = g.source AND s.source_id = g."sourceId"`
}
