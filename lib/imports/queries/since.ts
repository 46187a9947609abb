import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'

/** What happened to a provider after a batch. Batches that were undone count for nothing. */
export type Since = {
  id: number
  name: string
  slug: string
  status: string
  /** The newest later batch of the same kind (lists, licenses, inspections) that changed it, or held the batch's row again. */
  laterBatch: number | null
  /** A later file of another kind has put its records on it. */
  hasLaterRecords: boolean
  /** Other rows of files that stand for it, "source" by "source". */
  otherSources: string[]
  /** Who confirmed one of its fact groups, if anybody did. */
  confirmedBy: string | null
  /** Written to after the batch by something other than an undoing. */
  isEdited: boolean
}

/** What a batch brought: two files of one kind say the same things of a provider, those of two kinds never do. */
const KIND = (source: Prisma.Sql) =>
  Prisma.sql`CASE WHEN ${source} LIKE 'licenses of %' THEN 1 WHEN ${source} LIKE 'inspections of %' THEN 2 ELSE 0 END`

/** `source` is the batch's own. In the order of ids. */
export async function findSince(
  tx: Transaction,
  batch: { id: number; source: string | null; finishedAt: Date },
  ids: readonly number[],
): Promise<Since[]> {
  const sameKind = Prisma.sql`(${KIND(Prisma.sql`coalesce(b.source, '')`)} = ${KIND(Prisma.sql`${batch.source ?? ''}`)})`
  return tx.$queryRaw<Since[]>`
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
      -- A row that waited was perhaps made a provider after the run; that is no edit of it.
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
