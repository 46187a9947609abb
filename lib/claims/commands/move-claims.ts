import 'server-only'
import { dropFiles } from '@/lib/media/commands/drop-files'
import type { Transaction } from '@/lib/platform/db'
import { areContesting, findSides } from '../queries/sides'
import { settleAnswers } from './accept'

/**
 * Makes the claims of a provider that is merged into another (internal ids, both locked) claims of that one. What waits of somebody who
 * manages the survivor, or claims it too, is withdrawn with its document: they have, or ask for, that one already. After the people
 * were moved.
 */
export async function moveClaims(tx: Transaction, fromId: number, toId: number, now: Date): Promise<void> {
  const { managers, challengers } = await findSides(toId, tx)
  const where = { providerId: fromId, status: 'pending' as const, userId: { in: [...managers, ...challengers] } }
  const needless = await tx.providerClaim.findMany({ where, select: { documentKey: true } })
  const data = { status: 'withdrawn', documentKey: null, codeHash: null, decidedAt: now } as const
  await tx.providerClaim.updateMany({ where, data })
  await dropFiles(
    tx,
    needless.flatMap(({ documentKey }) => documentKey ?? []),
  )
  await tx.providerClaim.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  // Whoever claimed the survivor and has come along as a manager asks for nothing any more.
  if (!areContesting(await findSides(toId, tx))) await settleAnswers(tx, toId, now)
}
