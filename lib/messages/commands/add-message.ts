import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/jobs/add-job'
import { unreadMailJob } from '../jobs'
import { otherSide } from '../policy'
import type { OwnInquiry } from '../queries/own'
import { MAIL_AFTER_MS } from '../rules/limits'
import { tellSide } from './tell-side'

type Draft = { inquiry: OwnInquiry; authorId: number; text: string; at: Date; isFirst: boolean }

/**
 * Stores a message and tells the other side: at the bell now, by mail in a few minutes, each once until they have read. Answers
 * the message's id.
 */
export async function addMessage(tx: Transaction, { inquiry, authorId, text, at, isFirst }: Draft): Promise<number> {
  const { id: inquiryId, side } = inquiry
  const waiting = await tx.message.count({ where: { inquiryId, side, readAt: null } })
  const data = { inquiryId, authorId, side, text, createdAt: at }
  const { id } = await tx.message.create({ data, select: { id: true } })
  await tx.inquiry.update({ where: { id: inquiryId }, data: { lastMessageAt: at }, select: { id: true } })
  if (side === 'careprovider')
    await tx.inquiry.updateMany({ where: { id: inquiryId, answeredAt: null }, data: { answeredAt: at } })
  if (waiting > 0) return id
  const reader = otherSide(side)
  await tellSide(tx, { inquiry, reader, kind: isFirst ? 'inquiry-received' : 'message-received', by: 'app', at })
  const runAt = new Date(at.getTime() + MAIL_AFTER_MS)
  await addJob(tx, unreadMailJob, { inquiryId, reader }, { runAt, key: `${unreadMailJob.name}:${inquiryId}:${reader}` })
  return id
}
