import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { TooManyRequestsError } from '@/lib/platform/errors'
import type { RelayedInquiry } from '../queries/relay'
import { MOST_BY_LINK_AN_HOUR, SAME_WITHIN_MS } from '../rules/limits'
import { addMessage } from './add-message'
import { holdRoom } from './hold-room'

const HOUR_MS = 3_600_000

/**
 * Writes into a conversation for a provider that nobody has claimed; the conversation's row is locked. The same words sent again are
 * the same message. Throws ConflictError where it is full, and TooManyRequestsError.
 */
export async function answerByMail(tx: Transaction, inquiry: RelayedInquiry, text: string, now: Date): Promise<void> {
  const written = await tx.message.findMany({
    where: { inquiryId: inquiry.id, authorId: null, createdAt: { gt: new Date(now.getTime() - HOUR_MS) } },
    orderBy: { id: 'desc' },
    select: { text: true, createdAt: true },
  })
  const [last] = written
  if (last?.text === text && now.getTime() - last.createdAt.getTime() < SAME_WITHIN_MS) return
  const oldest = written.at(-1)?.createdAt ?? now
  if (written.length >= MOST_BY_LINK_AN_HOUR)
    throw new TooManyRequestsError(Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000))
  await holdRoom(tx, inquiry.id)
  const waiting = { inquiryId: inquiry.id, side: 'caregiver', readAt: null } as const
  await tx.message.updateMany({ where: waiting, data: { readAt: now } })
  await addMessage(tx, { inquiry, authorId: null, text, at: now, isFirst: false })
}
