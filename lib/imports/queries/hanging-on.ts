import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** What imports fill, what follows from it, and counts of visits, which nobody misses. Everything else is somebody's. */
const NOT_SOMEBODYS = [
  'provider_private_addresses',
  'provider_facts',
  'provider_age_bands',
  'provider_hours',
  'provider_licenses',
  'provider_inspections',
  'provider_search_documents',
  'provider_cards',
  'provider_sources',
  'provider_interactions',
  'fact_questions',
  'provider_page_views',
  'import_changes',
  'import_aside_candidates',
  'provider_distinctions',
]

type Reference = { table: string; column: string }

/** Every table that names a provider; asked of the database, so that a table added later is not forgotten. */
export async function findReferences(tx: Transaction): Promise<Reference[]> {
  return tx.$queryRaw<Reference[]>`
    SELECT c.conrelid::regclass::text AS "table", quote_ident(a.attname) AS "column"
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'providers'::regclass
      AND NOT c.conrelid::regclass::text = ANY(${NOT_SOMEBODYS}::text[])
    ORDER BY 1, 2`
}

/** What people have put on these providers (internal ids), in words: "2 reviews". */
export async function findHangingOn(
  tx: Transaction,
  references: readonly Reference[],
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const counted = references.map(
    ({ table, column }) =>
      `SELECT ${column} AS id, '${table}' AS "table", count(*)::int AS count
       FROM ${table} WHERE ${column} = ANY($1::int[]) GROUP BY ${column}`,
  )
  if (counted.length === 0) return new Map()
  const rows = await tx.$queryRawUnsafe<{ id: number; table: string; count: number }[]>(
    `${counted.join(' UNION ALL ')} ORDER BY id, "table"`,
    [...ids],
  )
  const found = new Map<number, string[]>()
  for (const { id, table, count } of rows) found.set(id, [...(found.get(id) ?? []), inWords(table, count)])
  return found
}

function inWords(table: string, count: number): string {
  if (table === 'providers') return count === 1 ? '1 provider merged into it' : `${count} providers merged into it`
  const plural = table.replace(/^provider_/, '').replaceAll('_', ' ')
  return `${count} ${count === 1 ? plural.replace(/ies$/, 'y').replace(/s$/, '') : plural}`
}
