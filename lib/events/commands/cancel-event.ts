import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { findReached } from '../queries/families'
import { familiesOf, wordsOf } from '../select'
import { holdEvent } from './hold-event'
import { tellOfEvent } from './tell-event'

/** Cancels an event of the actor's provider. It stays and says so; the families are told. Throws NotFoundError, ConflictError. */
export async function cancelEvent(actor: SignedInActor, id: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const row = await holdEvent(tx, actor, id, now)
    const event = wordsOf(row)
    await tx.providerEvent.update({
      where: { id },
      data: { cancelledAt: now, updatedAt: now, sequence: { increment: 1 } },
      select: { id: true },
    })
    const { people } = await findReached(tx, { ...row, day: event.day, enrollmentIds: familiesOf(row) })
    await tellOfEvent(tx, { event, provider: row.provider, people, change: 'cancelled', at: now })
  })
}
