import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { markPathRead } from '@/lib/notifications/commands/mark-read'
import { db, type Transaction } from '@/lib/platform/db'
import { routes } from '@/lib/platform/routes'
import { otherSide } from '../policy'
import { findOwnInquiry, type OwnInquiry } from '../queries/own'
import { signalBoth } from './signal-both'

/** Marks what the other side wrote as read, in a conversation of the actor's own, and what the bell said of it. Throws NotFoundError. */
export async function readInquiry(actor: SignedInActor, id: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => markInquiryRead(tx, actor, await findOwnInquiry(tx, actor, id), now))
}

export async function markInquiryRead(
  tx: Transaction,
  actor: SignedInActor,
  inquiry: OwnInquiry,
  now: Date,
): Promise<void> {
  const { id, side } = inquiry
  const { count } = await tx.message.updateMany({
    where: { inquiryId: id, side: otherSide(side), readAt: null },
    data: { readAt: now },
  })
  if (count > 0) await signalBoth(tx, inquiry)
  await markPathRead(tx, actor, routes.conversation(side, id), now)
}
