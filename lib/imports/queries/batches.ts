import 'server-only'
import { db, type Transaction } from '@/lib/platform/database/client'
import { Prisma } from '@/prisma/generated/client'
import type { BatchView } from '../types'

/** Recent runs, newest first. */
export async function listBatches(limit = 50): Promise<BatchView[]> {
  const rows = await db().importBatch.findMany({
    where: { finishedAt: { not: null } },
    orderBy: { id: 'desc' },
    take: limit,
    omit: { fileSha256: true, source: true },
  })
  return rows.map(({ startedAt, finishedAt, undoneAt, sourceDate, ...batch }) => ({
    ...batch,
    startedAt: startedAt.toISOString(),
    sourceDate: sourceDate?.toISOString().slice(0, 10) ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
  }))
}

/** Tables filled by imports or derived from them, and visit counts. A row in any other table protects its provider from deletion. */
const DISPOSABLE_TABLES = [
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

/** Every table that references a provider, from the system catalog, so that a table added later is included. */
export async function findReferences(tx: Transaction): Promise<Reference[]> {
  return tx.$queryRaw<Reference[]>`
    SELECT c.conrelid::regclass::text AS "table", quote_ident(a.attname) AS "column"
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'providers'::regclass
      AND NOT c.conrelid::regclass::text = ANY(${DISPOSABLE_TABLES}::text[])
    ORDER BY 1, 2`
}

/** What else depends on these providers (internal ids), such as "2 reviews". */
export async function findDependents(
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

/** What happened to a provider after a batch. Undone batches are ignored. */
export type ChangesSince = {
  id: number
  name: string
  slug: string
  status: string
  /** The newest later batch of the same kind (lists, licenses, inspections) that changed it or contained the same row. */
  laterBatch: number | null
  /** A later file of another kind added records to it. */
  hasLaterRecords: boolean
  /** The sources of its other file rows. */
  otherSources: string[]
  /** Who confirmed one of its fact groups, or null. */
  confirmedBy: string | null
  /** Changed after the batch by something other than an undo. */
  isEdited: boolean
}

/** The kind of a batch: files of one kind write the same fields of a provider, files of different kinds never do. */
const KIND = (source: Prisma.Sql) =>
  Prisma.sql`CASE WHEN ${source} LIKE 'licenses of %' THEN 1 WHEN ${source} LIKE 'inspections of %' THEN 2 ELSE 0 END`

/** Ordered by id. `source` is the batch's own. */
export async function findChangesSince(
  tx: Transaction,
  batch: { id: number; source: string | null; finishedAt: Date },
  ids: readonly number[],
): Promise<ChangesSince[]> {
  const sameKind = Prisma.sql`(${KIND(Prisma.sql`coalesce(b.source, '')`)} = ${KIND(Prisma.sql`${batch.source ?? ''}`)})`
  return tx.$queryRaw<ChangesSince[]>`
    SELECT p.id, p.name, p.slug, p.status::text AS status,
      greatest(
        later.same_kind,
        (SELECT max(s.batch_id) FROM provider_sources s
         WHERE s.provider_id = p.id AND s.source = ${batch.source} AND s.batch_id > ${batch.id})
      ) AS "laterBatch",
      later.other_ended IS NOT NULL AS "hasLaterRecords",
      ARRAY(
        SELECT DISTINCT s.source FROM provider_sources s
        WHERE s.provider_id = p.id AND (s.source <> ${batch.source} OR s.batch_id IS DISTINCT FROM ${batch.id})
      ) AS "otherSources",
      (SELECT min(f.source::text) FROM provider_facts f WHERE f.provider_id = p.id AND f.source <> 'state_file')
        AS "confirmedBy",
      -- A row held for review may have become a provider after the run; that does not count as an edit.
      p.updated_at > greatest(${batch.finishedAt}, p.created_at, later.other_ended)
        AND NOT EXISTS (SELECT FROM import_batches u WHERE u.undone_at = p.updated_at) AS "isEdited"
    FROM providers p
    CROSS JOIN LATERAL (
      SELECT max(c.batch_id) FILTER (WHERE ${sameKind}) AS same_kind,
        max(b.finished_at) FILTER (WHERE NOT ${sameKind}) AS other_ended
      FROM import_changes c JOIN import_batches b ON b.id = c.batch_id
      WHERE c.provider_id = p.id AND c.batch_id > ${batch.id}
    ) later
    WHERE p.id = ANY(${[...ids]}::int[]) ORDER BY p.id`
}
