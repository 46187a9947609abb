import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { differenceOf, type Image } from '../../rules/images'
import { readImages } from './provider-images'

/** The journal of a batch: what it brought (the id alone) and what it wrote over. */

export async function recordAdded(tx: Transaction, batchId: number, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO import_changes (batch_id, provider_id, is_added)
    SELECT ${batchId}, id, true FROM unnest(${[...ids]}::int[]) AS added (id)`
}

/**
 * Runs a write of these providers (internal ids) and keeps what it wrote over: the images before and after, where they
 * differ. A provider that the batch changes twice keeps its first state.
 */
export async function recordChanges<Result>(
  tx: Transaction,
  batchId: number,
  ids: readonly number[],
  write: () => Promise<Result>,
): Promise<Result> {
  const before = await readImages(tx, ids)
  const result = await write()
  const after = await readImages(tx, ids)
  const changes = [...before].flatMap(([providerId, image]) => {
    const { isChanged, ...difference } = differenceOf(image, after.get(providerId) ?? {})
    return isChanged ? [{ providerId, ...difference }] : []
  })
  await insertChanges(tx, batchId, changes)
  return result
}

type Change = { providerId: number; before: Image; after: Image }

async function insertChanges(tx: Transaction, batchId: number, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await tx.$executeRaw`
    INSERT INTO import_changes (batch_id, provider_id, is_added, before, after)
    SELECT ${batchId}, "providerId", false, before, after
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c ("providerId" int, before jsonb, after jsonb)
    ON CONFLICT (batch_id, provider_id) DO UPDATE
    SET before = excluded.before || import_changes.before, after = import_changes.after || excluded.after`
}
