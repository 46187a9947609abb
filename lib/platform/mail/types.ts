import type { MailStatus } from '@/prisma/generated/enums'
import type { Locale } from '../language/locales'

/** The content of a mail. Everything is plain text; the layout escapes it. */
export type MailContent = {
  subject: string
  /** The heading. Default: the subject. */
  title?: string
  /** The text that an inbox shows after the subject. Default: the first paragraph. */
  preview?: string
  /** Begins with "Hello Dana,". */
  paragraphs: readonly MailBlock[]
  /** The call to action. `path` is a page of this site, from routes. */
  button?: { label: string; path: string }
  /** After the button: when the link expires, what to do if it was not you. */
  after?: readonly string[]
  /** Why the recipient gets this mail; in small print at the end. */
  footer?: readonly string[]
  /** For mails that can be unsubscribed from: adds the link and the header. */
  unsubscribeToken?: string
}

/** A paragraph, a list, labeled facts, a quote, or links. */
export type MailBlock =
  | string
  | { list: readonly string[] }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { quote: string }
  | { links: readonly { text: string; path: string }[] }

export type LaidOutBlock = Exclude<MailBlock, { links: unknown }> | { links: readonly { text: string; url: string }[] }

export type LaidOutContent = Omit<MailContent, 'button' | 'paragraphs' | 'unsubscribeToken'> & {
  paragraphs: readonly LaidOutBlock[]
  /** Address of the unsubscribe page. */
  unsubscribe?: string
  title: string
  preview: string
  button?: { label: string; url: string }
  site: { name: string; url: string }
  locale: Locale
}

/** A mail as a row of the outbox. */
export type MailLine = {
  id: number
  kind: string
  toEmail: string
  toName: string
  subject: string
  status: MailStatus
  createdAt: Date
}

/** One page of the outbox, the newest mail first. `page` exists and counts from 1. */
export type OutboxPage = { mails: MailLine[]; count: number; page: number; pageCount: number }

/** `text` is null once the content was deleted, together with the HTML. `problem`: the last error, such as "EENVELOPE 451". */
export type ShownMail = MailLine & { text: string | null; attempts: number; problem: string | null; usefulUntil: Date }
