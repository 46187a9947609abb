export type Feed = {
  title: string
  description: string
  /** The page that the feed belongs to, and the feed itself; absolute. */
  pageUrl: string
  feedUrl: string
  items: { title: string; url: string; description: string; publishedAt: Date }[]
}

/** RSS 2.0. The newest item first, as given; an item's address is its identity. */
export function rssText({ title, description, pageUrl, feedUrl, items }: Feed): string {
  const newest = items[0]?.publishedAt
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', pageUrl),
    element('description', description),
    element('language', 'en-us'),
    `<atom:link href="${xmlText(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', newest.toUTCString())] : []),
    ...items.flatMap((item) => [
      '<item>',
      element('title', item.title),
      element('link', item.url),
      `<guid isPermaLink="true">${xmlText(item.url)}</guid>`,
      element('pubDate', item.publishedAt.toUTCString()),
      element('description', item.description),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 may hold: a control character or half a surrogate pair would make the whole feed unreadable. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
