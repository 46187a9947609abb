import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import type { DistinctionInput } from '../schema/distinction'

/**
 * An admin says that two providers (internal ids) are two, so that they are no likely duplicates any more, or takes that back. Saying it
 * twice changes nothing. Throws NotFoundError, and ConflictError where one is merged.
 */
export async function tellApart(
  admin: SignedInActor,
  { oneId, otherId, areTwo }: DistinctionInput,
  now: Date,
): Promise<void> {
  const pair = { lowId: Math.min(oneId, otherId), highId: Math.max(oneId, otherId) }
  await db().$transaction(async (tx) => {
    await mustStandAlone(tx, Object.values(pair))
    const { count } = areTwo
      ? await tx.providerDistinction.createMany({ data: [{ ...pair, saidAt: now }], skipDuplicates: true })
      : await tx.providerDistinction.deleteMany({ where: pair })
    if (count === 0) return
    const details = { providerId: pair.lowId, otherId: pair.highId }
    const action = areTwo ? 'provider.told-apart' : 'provider.apart-withdrawn'
    await recordAudit(tx, { action, at: now, actorId: admin.id, details })
  })
}

async function mustStandAlone(tx: Transaction, ids: number[]): Promise<void> {
  const found = await tx.provider.findMany({ where: { id: { in: ids } }, select: { status: true } })
  if (found.length < ids.length) throw new NotFoundError('There is no such provider.')
  if (found.some(({ status }) => status === 'merged'))
    throw new ConflictError('One of them is part of another one: somebody was faster.')
}

/** What was told apart from the one that goes is told apart from the one that stays. */
export async function moveDistinctions(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO provider_distinctions (low_id, high_id, said_at)
    SELECT least(other, ${toId}::int), greatest(other, ${toId}::int), said_at FROM (
      SELECT CASE low_id WHEN ${fromId}::int THEN high_id ELSE low_id END AS other, said_at FROM provider_distinctions
      WHERE ${fromId}::int IN (low_id, high_id)
    ) said WHERE other <> ${toId}::int
    ON CONFLICT DO NOTHING`
}
