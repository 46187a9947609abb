import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { otherSide, sideOf } from '@/lib/messages/policy'
import { db } from '@/lib/platform/db'
import { ownTours } from './own'

/** Tours of the actor's own for which the other side proposed times that wait for their choice: the conversation and its provider. */
export async function findToursToChoose(actor: SignedInActor): Promise<{ inquiryId: number; provider: string }[]> {
  const side = sideOf(actor.role)
  if (!side) return []
  const rows = await db().tour.findMany({
    where: { status: { in: ['proposed', 'moved'] }, proposedBy: otherSide(side), ...ownTours(actor) },
    orderBy: { updatedAt: 'desc' },
    select: { inquiryId: true, provider: { select: { name: true } } },
  })
  return rows.map(({ inquiryId, provider }) => ({ inquiryId, provider: provider.name }))
}
