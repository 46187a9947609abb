import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { recordAdded, recordChanges } from './record-changes'

/** saveProviders, with what the batch adds and writes over kept in its journal. */
export async function saveJournaled(
  tx: Transaction,
  batchId: number,
  items: readonly (ProviderDraft | ProviderChange)[],
): Promise<void> {
  const changed = items.flatMap((item) => ('id' in item ? item.id : []))
  const saved = await recordChanges(tx, batchId, changed, () => saveProviders(tx, items))
  const known = new Set(changed)
  await recordAdded(
    tx,
    batchId,
    saved.flatMap(({ id }) => (known.has(id) ? [] : id)),
  )
}
