import 'server-only'
import { writeAddressToken } from '@/lib/notifications/commands/address-token'
import { db, type Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/jobs/add-job'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/queue-mail'
import { relayMailJob } from '../jobs'
import { findRelayAddresses, findRelayed } from '../queries/relay'
import { MAIL_AFTER_MS, MOST_RELAYED_A_DAY } from '../rules/limits'
import { writeAnswerToken } from './answer-token'
import { RELAY_MAIL, relayMail } from './relay-mail'

const HOUR_MS = 3_600_000

/**
 * Tells a provider's address on file that something is new in a conversation, unless it has heard of it, or may not hear of it any
 * more; then nothing happens, as often as it is asked.
 */
export async function mailRelay(inquiryId: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const [relay] = await tx.$queryRaw<{ changedAt: Date; mailedAt: Date | null }[]>`
      SELECT changed_at AS "changedAt", mailed_at AS "mailedAt" FROM inquiry_relays WHERE inquiry_id = ${inquiryId} FOR UPDATE`
    if (!relay || (relay.mailedAt && relay.mailedAt >= relay.changedAt)) return
    const inquiry = await findRelayed(tx, inquiryId)
    if (!inquiry || !(await findRelayAddresses(tx, [inquiry.providerId])).has(inquiry.providerId)) return
    const { email, provider } = inquiry
    const notBefore = await earliest(tx, email, relay.mailedAt, now)
    if (notBefore > now) {
      const key = `${relayMailJob.name}:${inquiryId}`
      return addJob(tx, relayMailJob, { inquiryId }, { runAt: notBefore, key })
    }
    const token = writeAnswerToken(inquiryId, email, now)
    const unsubscribeToken = writeAddressToken(email, now)
    const words = relayMail({ provider, isFirst: relay.mailedAt === null, token, unsubscribeToken })
    await queueMail(tx, { kind: RELAY_MAIL, to: { email, name: provider.name }, ...layoutMail(words) })
    await tx.inquiryRelay.update({ where: { inquiryId }, data: { mailedAt: now }, select: { inquiryId: true } })
    const waiting = { inquiryId, side: 'caregiver', readAt: null, mailedAt: null } as const
    await tx.message.updateMany({ where: waiting, data: { mailedAt: now } })
  })
}

/** No address gets more than a few a day, of whatever conversations, and none of one conversation right after the last. */
async function earliest(tx: Transaction, email: string, mailedAt: Date | null, now: Date): Promise<Date> {
  const since = new Date(now.getTime() - 24 * HOUR_MS)
  const today = await tx.mail.count({ where: { kind: RELAY_MAIL, toEmail: email, createdAt: { gt: since } } })
  if (today >= MOST_RELAYED_A_DAY) return new Date(now.getTime() + HOUR_MS)
  return mailedAt ? new Date(mailedAt.getTime() + MAIL_AFTER_MS) : now
}
