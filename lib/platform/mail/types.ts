import type { MailStatus } from '@/prisma/generated/enums'

/** A mail as a line of the outbox shows it. */
export type MailLine = {
  id: number
  kind: string
  toEmail: string
  toName: string
  subject: string
  status: MailStatus
  createdAt: Date
}

/** One page of the outbox, the newest mail first. `page` is one that exists, from 1. */
export type OutboxPage = { mails: MailLine[]; count: number; page: number; pageCount: number }

/** `text` is null when the words were emptied; the HTML goes with it. `problem`: what the mail server said, such as "EENVELOPE 451". */
export type ShownMail = MailLine & { text: string | null; attempts: number; problem: string | null; usefulUntil: Date }
