import type { MailContent } from '@/lib/platform/mail/types'
import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import { sendSignal } from '@/lib/platform/database/signals'
import { safePath } from '@/lib/platform/http/routes'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/outbox'
import { type FactsOf, KINDS, type NotificationKind } from '../catalogue/kinds'
import { type Channel, canChoose, isDelivered } from '../rules'
import { writeUnsubscribeToken } from './unsubscribe'

/** The mail of a kind that has none of its own: its words, the way there, and how to stop such mails where one may. */
export function notificationMail(
  firstName: string,
  { title, text }: { title: string; text: string },
  path: string,
  isAlwaysSent: boolean,
  reviewerWords?: string,
): MailContent {
  return {
    subject: title,
    paragraphs: [
      `Hello ${firstName},`,
      text,
      ...(reviewerWords ? ['The person who looked at it wrote:', { quote: reviewerWords }] : []),
    ],
    button: { label: 'Have a look', path },
    ...(!isAlwaysSent && { footer: ['You chose to get this by e-mail. Your settings on the site end it.'] }),
  }
}

export type Recipient = { id: number; email: string; firstName: string; lastName: string }

type News<K extends NotificationKind> = {
  kind: K
  to: Recipient
  facts: FactsOf<K>
  at: Date
  /** The kind's own mail. Default: one made of its words. */
  mail?: MailContent
  /** What whoever decided wrote for this person: the mail quotes it, and the site shows it where the news lead. */
  reviewerWords?: string
  /** A file for calendars that goes with the mail. */
  calendar?: string
  /** This way alone, where the other one comes at another moment. Default: both. */
  by?: Channel
}

/**
 * Tells somebody that something happened, in the transaction in which it happens: both are there, or neither. On the site it
 * stands at once; the mail goes into the outbox, which the job queue sends. Which of the two, the kind and the person's choices
 * say. Throws ZodError when the facts are not the kind's.
 */
export async function notify<K extends NotificationKind>(
  tx: Transaction,
  { kind, to, facts, at, mail, reviewerWords, calendar, by }: News<K>,
): Promise<void> {
  const { app, email, pathFor, wordsFor, facts: schema } = KINDS[kind]
  const path = safePath(pathFor(facts))
  if (!path) throw new Error(`A notification "${kind}" leads away from this site.`)
  const chosen = await tx.notificationChoice.findUnique({ where: { userId_kind: { userId: to.id, kind } } })
  if (by !== 'email' && isDelivered(app, chosen?.app)) {
    await tx.notification.create({
      data: { userId: to.id, kind, path, facts: schema.parse(facts), createdAt: at },
      select: { id: true },
    })
    await sendSignal(tx, 'notifications', [to.id])
  }
  if (by === 'app' || !isDelivered(email, chosen?.email)) return
  const words = mail ?? notificationMail(to.firstName, wordsFor(facts), path, email === 'always', reviewerWords)
  const reader = { email: to.email, name: `${to.firstName} ${to.lastName}`.trim() }
  const unsubscribeToken = canChoose(email) ? writeUnsubscribeToken({ userId: to.id, kind }, at) : undefined
  await queueMail(tx, { kind, to: reader, userId: to.id, calendar, ...layoutMail({ ...words, unsubscribeToken }) })
}
