import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/**
 * Makes the tours of a provider that is merged into another (internal ids, both locked) tours of that one. Two that were agreed for one
 * moment both stay agreed: the people see it beside them. What the survivor offers stays as it is; where it never said anything, the
 * other's offered times are its own.
 */
export async function moveTours(tx: Transaction, fromId: number, toId: number): Promise<void> {
  // One time is a family's own by an index: the one that came along gives that up, and not the tour.
  await tx.$executeRaw`
    UPDATE tours SET is_picked = false
    WHERE provider_id = ${fromId} AND is_picked AND status = 'accepted' AND starts_at IN (
      SELECT starts_at FROM tours WHERE provider_id = ${toId} AND is_picked AND status = 'accepted')`
  await tx.tour.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  if ((await tx.tourOffer.count({ where: { providerId: toId } })) === 0)
    await tx.tourOffer.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  await tx.tourOffer.deleteMany({ where: { providerId: fromId } })
}
