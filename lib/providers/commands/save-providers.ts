import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { ProviderChange, ProviderDraft, SavedProvider } from '../schema/provider-draft'
import { changeProviders } from './change-providers'
import { createProviders } from './create-providers'
import { refreshSearchDocuments } from './refresh-search-documents'

/**
 * Stores many providers in a handful of statements and refreshes their search documents: drafts without an id are created,
 * changes (with an id) write their given keys only. Answers in the order asked. What it takes must have passed
 * `providerDraft` or `providerChange`. Throws InvalidInputError for a family home in a ZIP that the gazetteer lacks and
 * NotFoundError for a change of nobody.
 */
export async function saveProviders(
  tx: Transaction,
  items: readonly (ProviderDraft | ProviderChange)[],
): Promise<SavedProvider[]> {
  const drafts: ProviderDraft[] = []
  const changes: ProviderChange[] = []
  for (const item of items) isChange(item) ? changes.push(item) : drafts.push(item)
  const created = (await createProviders(tx, drafts)).values()
  const changed = (await changeProviders(tx, changes)).values()
  const saved = items.flatMap((item) => (isChange(item) ? changed : created).next().value ?? [])
  await refreshSearchDocuments(
    tx,
    saved.map(({ id }) => id),
  )
  return saved
}

function isChange(item: ProviderDraft | ProviderChange): item is ProviderChange {
  return 'id' in item
}
