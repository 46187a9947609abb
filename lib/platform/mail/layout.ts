import { siteUrl } from '@/lib/platform/env'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import { oneLine } from './address'
import { renderHtml } from './layout-html'
import { renderText } from './layout-text'
import type { LaidOutBlock, LaidOutWords, MailBlock, MailWords } from './words'

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
