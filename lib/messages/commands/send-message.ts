import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { findOwnInquiry } from '../queries/own'
import { findStanding } from '../queries/standing'
import { MOST_IN_INQUIRY, SAME_WITHIN_MS } from '../rules/limits'
import { STANDING_WORDS } from '../rules/standing'
import { addMessage } from './add-message'
import { holdRate } from './hold-rate'
import { markInquiryRead } from './mark-inquiry-read'

/**
 * Writes into a conversation of the actor's own; whoever answers has read. The same words sent again are the same message. Answers its
 * id. Throws NotFoundError, ConflictError where nothing can be written, TooManyRequestsError.
 */
export async function sendMessage(actor: SignedInActor, id: number, text: string, now: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    const inquiry = await findOwnInquiry(tx, actor, id)
    await holdRate(tx, actor, 1, now)
    // In turn with the other side's messages: who comes second sees that one waits already.
    await tx.$queryRaw`SELECT 1 FROM inquiries WHERE id = ${id} FOR UPDATE`
    const last = await tx.message.findFirst({
      where: { inquiryId: id },
      orderBy: { id: 'desc' },
      select: { id: true, text: true, authorId: true, createdAt: true },
    })
    const isSame = last?.authorId === actor.id && last.text === text
    if (last && isSame && now.getTime() - last.createdAt.getTime() < SAME_WITHIN_MS) return last.id
    const standing = await findStanding(tx, inquiry)
    if (standing !== 'open') throw new ConflictError(STANDING_WORDS[standing])
    if ((await tx.message.count({ where: { inquiryId: id } })) >= MOST_IN_INQUIRY)
      throw new ConflictError('This conversation is full. Please begin a new one.')
    await markInquiryRead(tx, actor, inquiry, now)
    return addMessage(tx, { inquiry, authorId: actor.id, text, at: now, isFirst: false })
  })
}
