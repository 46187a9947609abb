import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { findOwnInquiry } from '../queries/own'
import { findStanding } from '../queries/standing'
import { SAME_WITHIN_MS } from '../rules/limits'
import { STANDING_WORDS } from '../rules/standing'
import { addMessage } from './add-message'
import { holdRate } from './hold-rate'
import { holdRoom } from './hold-room'
import { markInquiryRead } from './mark-inquiry-read'
import { sendAttached } from './send-attached'

/**
 * Writes into a conversation of the actor's own, with files that they added; whoever answers has read. The same sent again are the same message. Answers its
 * id. Throws NotFoundError, ConflictError where nothing can be written, TooManyRequestsError.
 */
export async function sendMessage(
  actor: SignedInActor,
  id: number,
  text: string,
  now: Date,
  attachmentIds: readonly number[] = [],
): Promise<number> {
  return db().$transaction(async (tx) => {
    const inquiry = await findOwnInquiry(tx, actor, id)
    await holdRate(tx, actor, 1, now)
    // In turn with the other side's messages: who comes second sees that one waits already.
    await tx.$queryRaw`SELECT 1 FROM inquiries WHERE id = ${id} FOR UPDATE`
    const last = await tx.message.findFirst({
      where: { inquiryId: id },
      orderBy: { id: 'desc' },
      select: { id: true, text: true, authorId: true, createdAt: true, attachments: { select: { id: true } } },
    })
    const isSame = last?.authorId === actor.id && last.text === text && hasAll(last.attachments, attachmentIds)
    if (last && isSame && now.getTime() - last.createdAt.getTime() < SAME_WITHIN_MS) return last.id
    const standing = await findStanding(tx, inquiry)
    if (standing !== 'open') throw new ConflictError(STANDING_WORDS[standing])
    await holdRoom(tx, id)
    await markInquiryRead(tx, actor, inquiry, now)
    const messageId = await addMessage(tx, { inquiry, authorId: actor.id, text, at: now, isFirst: false })
    await sendAttached(tx, { inquiryId: id, uploaderId: actor.id, messageId, ids: attachmentIds })
    return messageId
  })
}

const hasAll = (sent: readonly { id: number }[], ids: readonly number[]) =>
  sent.length === ids.length && ids.every((id) => sent.some((one) => one.id === id))
