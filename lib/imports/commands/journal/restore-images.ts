import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { deleteRowsOf, insertRows, type Row, updateRows } from '@/lib/providers/commands/bulk-rows'
import type { Image } from '../../rules/images'

type Restored = { id: number; image: Image /** What is written over, for the keys of rows that go. */; current: Image }

/** Tables of which an image holds single rows, by the beginning of their keys. */
const KEYED = {
  'fact:': { table: 'provider_facts', keys: ['provider_id', 'group'] },
  'band:': { table: 'provider_age_bands', keys: ['provider_id', 'band'] },
  'license:': { table: 'provider_licenses', keys: ['provider_id', 'issuer', 'number'] },
  'source:': { table: 'provider_sources', keys: ['source', 'source_id'] },
  private_address: { table: 'provider_private_addresses', keys: ['provider_id'] },
}

/** Tables of which it holds all rows of a provider. */
const LISTED = { hours: 'provider_hours', inspections: 'provider_inspections' }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isColumn = (key: string) => !key.includes(':') && !(key in KEYED) && !(key in LISTED)

/** Writes these parts of providers back, in a fixed number of statements. Search documents are the caller's. */
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
