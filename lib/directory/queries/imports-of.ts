import 'server-only'
import { unitOf } from '@/lib/imports/rules/images'
import { db } from '@/lib/platform/db'
import type { ProviderFile } from '../types'

type FoundImport = Omit<ProviderFile['imports'][number], 'fields'> & { fields: string[] | null }

/** Which lists know a provider (internal id), and what their imports did to it. Of what they wrote over the names alone are read. */
export async function findImportsOf(
  providerId: number,
  most: number,
): Promise<Pick<ProviderFile, 'sources' | 'imports'>> {
  const sources = await db().providerSource.findMany({
    where: { providerId },
    orderBy: [{ source: 'asc' }, { sourceId: 'asc' }],
    take: most,
    select: {
      source: true,
      sourceId: true,
      matchRule: true,
      matchPercent: true,
      batch: { select: { id: true, fileName: true, startedAt: true, undoneAt: true } },
    },
  })
  const imports = await db().$queryRaw<FoundImport[]>`
    SELECT c.batch_id AS "batchId", b.file_name AS "fileName", b.started_at AS at, c.is_added AS "isAdded",
      ARRAY(SELECT jsonb_object_keys(c.after) ORDER BY 1) AS fields
    FROM import_changes c JOIN import_batches b ON b.id = c.batch_id
    WHERE c.provider_id = ${providerId} ORDER BY c.batch_id DESC LIMIT ${most}`
  return {
    sources: sources.map(({ matchRule, matchPercent, batch, ...source }) => ({
      ...source,
      rule: matchRule,
      percent: matchPercent,
      batch: batch && { id: batch.id, fileName: batch.fileName, at: batch.startedAt, undoneAt: batch.undoneAt },
    })),
    imports: imports.map(({ fields, ...one }) => ({ ...one, fields: unitsIn(fields ?? []) })),
  }
}

/** The stamps of all groups are always among the names. */
const unitsIn = (keys: readonly string[]) => [
  ...new Set(keys.filter((key) => !key.startsWith('fact:')).map((key) => unitOf(key).replaceAll('_', ' '))),
]
