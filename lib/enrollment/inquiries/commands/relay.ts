import 'server-only'
import { localeOfAddress } from '@/lib/listings/people/queries'
import { writeAddressToken } from '@/lib/notifications/commands/notifications'
import { SITE } from '@/lib/platform/config/site'
import { db, type Transaction } from '@/lib/platform/database/client'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { addJob } from '@/lib/platform/jobs/job'
import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/outbox'
import type { MailContent } from '@/lib/platform/mail/types'
import { relayMailJob } from '../../jobs'
import { findRelayAddresses, findRelayedInquiry, writeAnswerToken } from '../queries/relay'
import { ANSWER_LINK_DAYS, MAIL_AFTER_MS, MAX_RELAYED_A_DAY } from '../rules/conversation'

/** The kind of these mails in the outbox. */
const RELAY_MAIL = 'parent-request'

type Relay = { provider: { id: string; name: string }; isFirst: boolean; token: string; unsubscribeToken: string }

/** The mail to an unclaimed provider's address on file. Like every mail, it holds no message text and nothing about the child. */
function relayMail(locale: Locale, { provider: { id, name }, isFirst, token, unsubscribeToken }: Relay): MailContent {
  const t = translate(locale, 'enrollment.relayMail')
  return {
    subject: t(isFirst ? 'firstSubject' : 'newsSubject', { name }),
    paragraphs: [
      t('hello'),
      t(isFirst ? 'first' : 'news', { name, site: SITE.name }),
      t('claimText'),
      { links: [{ text: t('claim', { name }), path: accountRoutes.claim(id) }] },
    ],
    button: { label: t('button'), path: accountRoutes.answerRequest(token) },
    after: [t('link', { days: ANSWER_LINK_DAYS })],
    footer: [t('why', { name })],
    unsubscribeToken,
  }
}

const HOUR_MS = 3_600_000

/**
 * Mails a provider's address on file about news in a conversation, unless a mail already covered it or the address may not be mailed any
 * more. Safe to run again.
 */
export async function sendRelayMail(inquiryId: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const [relay] = await tx.$queryRaw<{ changedAt: Date; mailedAt: Date | null }[]>`
      SELECT changed_at AS "changedAt", mailed_at AS "mailedAt" FROM inquiry_relays WHERE inquiry_id = ${inquiryId} FOR UPDATE`
    if (!relay || (relay.mailedAt && relay.mailedAt >= relay.changedAt)) return
    const inquiry = await findRelayedInquiry(tx, inquiryId)
    if (!inquiry || !(await findRelayAddresses(tx, [inquiry.providerId])).has(inquiry.providerId)) return
    const { email, provider } = inquiry
    const notBefore = await earliest(tx, email, relay.mailedAt, now)
    if (notBefore > now) {
      const key = `${relayMailJob.name}:${inquiryId}`
      return addJob(tx, relayMailJob, { inquiryId }, { runAt: notBefore, key })
    }
    const token = writeAnswerToken(inquiryId, email, now)
    const unsubscribeToken = writeAddressToken(email, now)
    const locale = await localeOfAddress(tx, email)
    const mail = relayMail(locale, { provider, isFirst: relay.mailedAt === null, token, unsubscribeToken })
    await queueMail(tx, { kind: RELAY_MAIL, to: { email, name: provider.name }, ...layoutMail(locale, mail) })
    await tx.inquiryRelay.update({ where: { inquiryId }, data: { mailedAt: now }, select: { inquiryId: true } })
    const unread = { inquiryId, side: 'caregiver', readAt: null, mailedAt: null } as const
    await tx.message.updateMany({ where: unread, data: { mailedAt: now } })
  })
}

/** The earliest time for the next mail: a few per address and day, and a pause between two about the same conversation. */
async function earliest(tx: Transaction, email: string, mailedAt: Date | null, now: Date): Promise<Date> {
  const since = new Date(now.getTime() - 24 * HOUR_MS)
  const today = await tx.mail.count({ where: { kind: RELAY_MAIL, toEmail: email, createdAt: { gt: since } } })
  if (today >= MAX_RELAYED_A_DAY) return new Date(now.getTime() + HOUR_MS)
  return mailedAt ? new Date(mailedAt.getTime() + MAIL_AFTER_MS) : now
}

type Changed = { inquiryId: number; providerId: number; at: Date }

/**
 * Schedules a mail to an unclaimed provider's address on file about news in a conversation: now, or a few minutes after the last one. Does
 * nothing without such an address.
 */
export async function scheduleRelayMail(tx: Transaction, { inquiryId, providerId, at }: Changed): Promise<void> {
  if (!(await findRelayAddresses(tx, [providerId])).has(providerId)) return
  const { mailedAt } = await tx.inquiryRelay.upsert({
    where: { inquiryId },
    create: { inquiryId, changedAt: at },
    update: { changedAt: at },
    select: { mailedAt: true },
  })
  const runAt = new Date(Math.max(at.getTime(), mailedAt ? mailedAt.getTime() + MAIL_AFTER_MS : 0))
  await addJob(tx, relayMailJob, { inquiryId }, { runAt, key: `${relayMailJob.name}:${inquiryId}` })
}
