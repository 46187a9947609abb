import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { forgetUnusedPhotosSoon } from './unused-photos'

/**
 * Makes the pictures and videos that people sent for a provider that is merged into another (internal ids, both locked) that one's; what neither page shows
 * goes soon. A change of the merged page that waits is withdrawn: there is no page of its own any more.
 */
export async function moveProfile(tx: Transaction, fromId: number, toId: number, now: Date): Promise<void> {
  const pending = { providerId: fromId, status: 'pending' } as const
  await tx.profileChange.updateMany({ where: pending, data: { status: 'withdrawn', decidedAt: now } })
  await tx.photoUpload.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  await tx.videoUpload.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  await forgetUnusedPhotosSoon(tx, toId, now)
}
