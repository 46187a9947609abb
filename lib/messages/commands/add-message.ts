import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/jobs/add-job'
import { unreadMailJob } from '../jobs'
import { otherSide } from '../policy'
import type { OwnInquiry } from '../queries/own'
import { MAIL_AFTER_MS } from '../rules/limits'
import { refuseWords } from './refuse-words'
import { relayLater } from './relay-later'
import { signalBoth } from './signal-both'
import { tellSide } from './tell-side'

type Draft = { inquiry: OwnInquiry; authorId: number | null; text: string; at: Date; isFirst: boolean }

/**
 * Stores a message (`authorId` null: by the link in a mail) and tells the other side: at the bell now, by mail in a few minutes, each once until they have read. Answers
 * the message's id. Throws InvalidInputError for words that admins do not have passed on.
 */
export async function addMessage(tx: Transaction, { inquiry, authorId, text, at, isFirst }: Draft): Promise<number> {
  const { id: inquiryId, side } = inquiry
  await refuseWords(tx, text)
  const waiting = await tx.message.count({ where: { inquiryId, side, readAt: null } })
  const data = { inquiryId, authorId, side, text, createdAt: at }
  const { id } = await tx.message.create({ data, select: { id: true } })
  await tx.inquiry.update({ where: { id: inquiryId }, data: { lastMessageAt: at }, select: { id: true } })
  if (side === 'careprovider')
    await tx.inquiry.updateMany({ where: { id: inquiryId, answeredAt: null }, data: { answeredAt: at } })
  await signalBoth(tx, inquiry)
  const reader = otherSide(side)
  if (reader === 'careprovider') await relayLater(tx, { inquiryId, providerId: inquiry.providerId, at })
  if (waiting > 0) return id
  await tellSide(tx, { inquiry, reader, kind: isFirst ? 'inquiry-received' : 'message-received', by: 'app', at })
  const runAt = new Date(at.getTime() + MAIL_AFTER_MS)
  await addJob(tx, unreadMailJob, { inquiryId, reader }, { runAt, key: `${unreadMailJob.name}:${inquiryId}:${reader}` })
  return id
}
