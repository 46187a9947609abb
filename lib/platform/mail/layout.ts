import { siteUrl } from '@/lib/platform/env'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import { oneLine } from './address'
import { renderHtml } from './layout-html'
import { renderText } from './layout-text'

/** What a mail says. Everything is plain text: the layout escapes it. */
export type MailWords = {
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

export type LaidOutWords = Omit<MailWords, 'button' | 'paragraphs' | 'unsubscribeToken'> & {
  paragraphs: readonly LaidOutBlock[]
  /** The page that ends such mails. */
  unsubscribe?: string
  title: string
  preview: string
  button?: { label: string; url: string }
  site: { name: string; url: string }
}

/** Subject, HTML and text of a mail, ready for queueMail. Throws when a button or link leads away from this site. */
export function layoutMail(
  { unsubscribeToken, ...words }: MailWords,
  site: { name: string; url: string } = { name: SITE.name, url: siteUrl() },
): { subject: string; html: string; text: string; unsubscribeUrl?: string } {
  const laidOut: LaidOutWords = {
    ...words,
    paragraphs: words.paragraphs.map((block) => laidOutBlock(block, site.url)),
    unsubscribe: unsubscribeToken && ownUrl(routes.unsubscribe(unsubscribeToken), site.url),
    title: words.title ?? words.subject,
    preview: words.preview ?? words.paragraphs.find((block) => typeof block === 'string') ?? '',
    button: words.button && { label: words.button.label, url: ownUrl(words.button.path, site.url) },
    site,
  }
  return {
    subject: oneLine(words.subject),
    html: renderHtml(laidOut),
    text: renderText(laidOut),
    ...(unsubscribeToken && { unsubscribeUrl: ownUrl(routes.api.unsubscribe(unsubscribeToken), site.url) }),
  }
}

function laidOutBlock(block: MailBlock, siteUrl: string): LaidOutBlock {
  if (typeof block === 'string' || !('links' in block)) return block
  return { links: block.links.map(({ text, path }) => ({ text, url: ownUrl(path, siteUrl) })) }
}

function ownUrl(path: string, ownSite: string): string {
  const url = absoluteUrl(path, ownSite)
  if (new URL(url).origin !== new URL(ownSite).origin) throw new Error('A mail leads to pages of this site alone.')
  return url
}
