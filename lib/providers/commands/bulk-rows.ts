import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'

/**
 * Writes many rows in one statement. Rows are sent as one JSON string and PostgreSQL converts them to the table's types, so a
 * thousand rows need one round trip and a new column needs no code here. Table and column names come from our code, never
 * from input.
 */

export type Row = Record<string, unknown>

/** Inserts rows that all have the same keys (camelCase of the columns). */
export async function insertRows(tx: Transaction, table: string, rows: readonly Row[]): Promise<void> {
  const columns = columnsOf(rows)
  if (columns.length === 0) return
  const list = columns.map(quoted).join(', ')
  await tx.$executeRawUnsafe(
    `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    toJson(rows),
  )
}

/** Updates stored rows by `id`: columns without a key stay unchanged. One statement for all rows with the same keys. */
export async function updateRows(
  tx: Transaction,
  table: string,
  rows: readonly (Row & { id: number })[],
): Promise<void> {
  const byKeys = new Map<string, Row[]>()
  for (const row of rows) {
    const keys = Object.keys(row).sort().join(' ')
    const same = byKeys.get(keys)
    if (same) same.push(row)
    else byKeys.set(keys, [row])
  }
  for (const same of byKeys.values()) {
    const columns = columnsOf(same).filter((column) => column !== 'id')
    if (columns.length === 0) continue
    await tx.$executeRawUnsafe(
      `UPDATE ${table} t SET ${columns.map((column) => `${quoted(column)} = new.${quoted(column)}`).join(', ')}
       FROM json_populate_recordset(NULL::${table}, $1::json) AS new WHERE t.id = new.id`,
      toJson(same),
    )
  }
}

/**
 * Merges rows into those stored under the same key columns: columns without a key stay unchanged, or are null in a new row.
 * Rows may have different keys.
 */
export async function mergeRows(
  tx: Transaction,
  table: string,
  keys: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const columns = columnsOf(rows)
  if (columns.length === 0) return
  const keyColumns = keys.map(columnName)
  const list = columns.map(quoted).join(', ')
  const values = columns.map((column) => `new.${quoted(column)}`).join(', ')
  const onKey = keyColumns.map((key) => `old.${quoted(key)} = given.${quoted(key)}`).join(' AND ')
  const updates = columns.filter((column) => !keyColumns.includes(column))
  await tx.$executeRawUnsafe(
    `INSERT INTO ${table} (${list})
     SELECT ${values}
     FROM jsonb_array_elements($1::jsonb) AS item (data)
     CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, item.data) AS given
     LEFT JOIN ${table} old ON ${onKey}
     CROSS JOIN LATERAL jsonb_populate_record(old, item.data) AS new
     ON CONFLICT (${keyColumns.map(quoted).join(', ')}) DO ${
       updates.length === 0
         ? 'NOTHING'
         : `UPDATE SET ${updates.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ')}`
     }`,
    toJson(rows),
  )
}

/** Deletes all rows of these providers, for tables whose rows are replaced as a whole. */
export async function deleteRowsOf(tx: Transaction, table: string, providerIds: readonly number[]): Promise<void> {
  if (providerIds.length > 0)
    await tx.$executeRawUnsafe(`DELETE FROM ${table} WHERE provider_id = ANY($1::int[])`, [...providerIds])
}

function columnsOf(rows: readonly Row[]): string[] {
  const keys = new Set<string>()
  for (const row of rows) for (const key in row) keys.add(key)
  return [...keys].map(columnName)
}

const columnNames = new Map<string, string>()

/** Remembered: an import asks for the same names thousands of times a second. */
function columnName(key: string): string {
  const known = columnNames.get(key)
  if (known !== undefined) return known
  const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  columnNames.set(key, name)
  return name
}

/** "group" is reserved in SQL. */
const quoted = (column: string) => `"${column}"`

function toJson(rows: readonly Row[]): string {
  return JSON.stringify(
    rows.map((row) => {
      const named: Row = {}
      for (const key in row) named[columnName(key)] = row[key]
      return named
    }),
  )
}
