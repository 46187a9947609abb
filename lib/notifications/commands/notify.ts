import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import { sendSignal } from '@/lib/platform/database/signals'
import { safePath } from '@/lib/platform/http/routes'
import { type Locale, localeOf } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/outbox'
import type { MailContent } from '@/lib/platform/mail/types'
import type { Prisma } from '@/prisma/generated/client'
import { type FactsOf, KINDS, type NotificationKind, notificationTexts } from '../catalogue/kinds'
import { type Channel, canChoose, isDelivered } from '../rules'
import { writeUnsubscribeToken } from './notifications'

/** The default mail of a notification, in the recipient's language: its text, a link, and how to unsubscribe if that is possible. */
export function notificationMail(
  locale: Locale,
  firstName: string,
  { title, text }: { title: string; text: string },
  path: string,
  isAlwaysSent: boolean,
  reviewerWords?: string,
): MailContent {
  const t = translate(locale, 'notifications.mail')
  return {
    subject: title,
    paragraphs: [
      t('hello', { name: firstName }),
      text,
      ...(reviewerWords ? [t('teamWrote'), { quote: reviewerWords }] : []),
    ],
    button: { label: t('look'), path },
    ...(!isAlwaysSent && { footer: [t('chosen')] }),
  }
}

/** `locale`: the language of the account's mails, as stored. */
export type Recipient = { id: number; email: string; firstName: string; lastName: string; locale: string }
/** The columns of a Recipient. */
export const RECIPIENT = { id: true, email: true, firstName: true, lastName: true, locale: true } as const

type Notice<K extends NotificationKind> = {
  kind: K
  facts: FactsOf<K>
  at: Date
  /** In the recipient's language. Default: a mail made from the notification's text. */
  mail?: MailContent
  /** What the reviewer wrote to the recipient. The mail quotes it; on the site, the linked page shows it. */
  reviewerWords?: string
  /** A calendar file attached to the mail. */
  calendar?: string
  /** Notifies only through this channel, for when the other one follows at another time. Default: both. */
  by?: Channel
  /** The mail is not sent after this time. Default: that of the outbox. */
  usefulUntil?: Date
}

/**
 * Notifies a user in the same transaction as the change it reports, so that both are saved or neither. The kind and the user's choices
 * decide whether it appears on the site, is sent by mail (through the outbox), or both. Throws ZodError if the facts do not match the
 * kind.
 */
export async function notify<K extends NotificationKind>(
  tx: Transaction,
  { kind, to, facts, at, mail, reviewerWords, calendar, by, usefulUntil }: Notice<K> & { to: Recipient },
): Promise<void> {
  const { app, email, pathFor, facts: schema } = KINDS[kind]
  const locale = localeOf(to.locale)
  const path = safePath(pathFor(facts))
  if (!path) throw new Error(`The notification "${kind}" links to another site.`)
  const chosen = await tx.notificationChoice.findUnique({ where: { userId_kind: { userId: to.id, kind } } })
  if (by !== 'email' && isDelivered(app, chosen?.app)) {
    await tx.notification.create({
      data: { userId: to.id, kind, path, facts: schema.parse(facts), createdAt: at },
      select: { id: true },
    })
    await sendSignal(tx, 'notifications', [to.id])
  }
  if (by === 'app' || !isDelivered(email, chosen?.email)) return
  const content =
    mail ??
    notificationMail(
      locale,
      to.firstName,
      notificationTexts(kind, facts, locale),
      path,
      email === 'always',
      reviewerWords,
    )
  const unsubscribeToken = canChoose(email) ? writeUnsubscribeToken({ userId: to.id, kind }, at) : undefined
  await queueMail(tx, {
    kind,
    to: { email: to.email, name: `${to.firstName} ${to.lastName}`.trim() },
    userId: to.id,
    calendar,
    ...(usefulUntil && { usefulUntil }),
    ...layoutMail(locale, { ...content, unsubscribeToken }),
  })
}

/** Notifies each account that meets the condition. */
export async function notifyAll<K extends NotificationKind>(
  tx: Transaction,
  where: Prisma.UserWhereInput,
  notice: Notice<K>,
): Promise<void> {
  for (const to of await tx.user.findMany({ where, select: RECIPIENT })) await notify(tx, { ...notice, to })
}

export const ACTIVE_ADMIN = { role: 'admin', status: 'active' } as const
