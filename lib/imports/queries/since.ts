import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** What happened to a provider after a batch. Batches that were undone count for nothing. */
export type Since = {
  id: number
  name: string
  slug: string
  status: string
  /** The newest later batch that changed it, or held the batch's row again. */
  laterBatch: number | null
  /** Other rows of files that stand for it, "source" by "source". */
  otherSources: string[]
  /** Who confirmed one of its fact groups, if anybody did. */
  confirmedBy: string | null
  /** Written to after the batch by something other than an undoing. */
  isEdited: boolean
}

/** `source` is the batch's own. In the order of ids. */
export async function findSince(
  tx: Transaction,
  batch: { id: number; source: string | null; finishedAt: Date },
  ids: readonly number[],
): Promise<Since[]> {
  return tx.$queryRaw<Since[]>`
    SELECT p.id, p.name, p.slug, p.status::text AS status,
      greatest(
        (SELECT max(c.batch_id) FROM import_changes c WHERE c.provider_id = p.id AND c.batch_id > ${batch.id}),
        (SELECT max(s.batch_id) FROM provider_sources s
         WHERE s.provider_id = p.id AND s.source = ${batch.source} AND s.batch_id > ${batch.id})
      ) AS "laterBatch",
      ARRAY(
        SELECT DISTINCT s.source FROM provider_sources s
        WHERE s.provider_id = p.id AND (s.source <> ${batch.source} OR s.batch_id IS DISTINCT FROM ${batch.id})
      ) AS "otherSources",
      (SELECT min(f.source::text) FROM provider_facts f WHERE f.provider_id = p.id AND f.source <> 'state_file')
        AS "confirmedBy",
      -- A row that waited was perhaps made a provider after the run; that is no edit of it.
      p.updated_at > greatest(${batch.finishedAt}, p.created_at)
        AND NOT EXISTS (SELECT FROM import_batches u WHERE u.undone_at = p.updated_at) AS "isEdited"
    FROM providers p WHERE p.id = ANY(${[...ids]}::int[]) ORDER BY p.id`
}
