import 'server-only'
import { randomUUID } from 'node:crypto'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { siteUrl } from '@/lib/platform/env'
import { addJob } from '@/lib/platform/jobs/add-job'
import { mailAddress, oneLine } from './address'
import { sendMailJob } from './send-mail-job'

const USEFUL_FOR_MS = 3 * 86_400_000

export type OutgoingMail = {
  /** Which of our mails it is, such as "reset-password": for the log and the viewer, never shown to the reader. */
  kind: string
  to: { email: string; name?: string }
  /** Whose it is, so that it goes when the account goes. */
  userId?: number
  subject: string
  html: string
  text: string
  /** Where a mailbox's own "unsubscribe" is sent (RFC 8058). */
  unsubscribeUrl?: string
  /** A file for calendars that goes with it (calendarFile). */
  calendar?: string
  /** Not sent any more after that: a link is dead by then. Default: three days. */
  usefulUntil?: Date
}

/**
 * Puts a mail into the outbox, in the same transaction as the change that it tells of: both are there, or neither. The job
 * queue sends it. Make subject, html and text by layoutMail. Throws ZodError when the address is none.
 */
export async function queueMail(tx: Transaction, mail: OutgoingMail): Promise<void> {
  const { kind, to, userId, subject, html, text, unsubscribeUrl, calendar } = mail
  const { id } = await tx.mail.create({
    data: {
      messageId: `<${randomUUID()}@${new URL(siteUrl()).hostname}>`,
      kind,
      userId,
      toEmail: mailAddress.parse(to.email),
      toName: oneLine(to.name ?? '', 80),
      subject: oneLine(subject),
      html,
      text,
      unsubscribeUrl,
      calendar,
      createdAt: now(),
      usefulUntil: mail.usefulUntil ?? new Date(now().getTime() + USEFUL_FOR_MS),
    },
    select: { id: true },
  })
  await addJob(tx, sendMailJob, { mailId: id })
}
