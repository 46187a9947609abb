import type { MailStatus } from '@/prisma/generated/enums'

/** What a mail says. Everything is plain text: the layout escapes it. */
export type MailContent = {
  subject: string
  /** The heading. Default: the subject. */
  title?: string
  /** The line that a list of mails shows after the subject. Default: the first paragraph. */
  preview?: string
  /** "Hello Dana," and then one thing after another. */
  paragraphs: readonly MailBlock[]
  /** The one thing to do. `path` is a page of this site, from routes. */
  button?: { label: string; path: string }
  /** After the button: until when the link works, what to do if it was not you. */
  after?: readonly string[]
  /** Why this person gets this mail; below everything, small. */
  footer?: readonly string[]
  /** Of mails that one may end: the mail then says how, and its mailbox is told where. */
  unsubscribeToken?: string
}

/** A paragraph, a list, facts with their names, or somebody else's words. */
export type MailBlock =
  | string
  | { list: readonly string[] }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { quote: string }
  | { links: readonly { text: string; path: string }[] }

export type LaidOutBlock = Exclude<MailBlock, { links: unknown }> | { links: readonly { text: string; url: string }[] }

export type LaidOutContent = Omit<MailContent, 'button' | 'paragraphs' | 'unsubscribeToken'> & {
  paragraphs: readonly LaidOutBlock[]
  /** The page that ends such mails. */
  unsubscribe?: string
  title: string
  preview: string
  button?: { label: string; url: string }
  site: { name: string; url: string }
}

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
