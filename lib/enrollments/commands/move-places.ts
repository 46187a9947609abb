import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/** Makes the places at a provider that is merged into another (internal ids, both locked) places at that one. */
export async function movePlaces(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.enrollment.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}
