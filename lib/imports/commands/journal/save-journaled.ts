import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { recordAdded, recordChanges } from './record-changes'

type SourceRow = { source: string; sourceId: string; rowHash: string }

/**
 * saveProviders, with what the batch adds and writes over kept in its journal. `rows`: rows of the file that are remembered
 * for a provider other than the one they changed.
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
