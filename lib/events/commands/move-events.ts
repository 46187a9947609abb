import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/**
 * Makes the events of a provider that is merged into another (internal ids, both locked) events of that one. What was for every enrolled
 * family becomes for those whom it reached, so that no family of the survivor finds it in its calendar. Before the places are moved.
 */
export async function moveEvents(tx: Transaction, fromId: number, toId: number): Promise<void> {
  const forAll = { providerId: fromId, isForAll: true }
  const events = await tx.providerEvent.findMany({ where: forAll, select: { id: true } })
  const places = await tx.enrollment.findMany({ where: { providerId: fromId }, select: { id: true } })
  const families = events.flatMap((event) => places.map(({ id }) => ({ eventId: event.id, enrollmentId: id })))
  await tx.providerEventFamily.createMany({ data: families, skipDuplicates: true })
  await tx.providerEvent.updateMany({ where: forAll, data: { isForAll: false } })
  await tx.providerEvent.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}
