export type JsonFeed = {
  title: string
  description: string
  /** The page that the feed belongs to, and the feed itself; absolute. */
  pageUrl: string
  feedUrl: string
  items: {
    title: string
    url: string
    summary: string
    html: string
    imageUrl: string | null
    author: string
    tags: readonly string[]
    publishedAt: string
    updatedAt: string
  }[]
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). The newest item first, as given; an item's address is its identity. */
export function jsonFeedText({ title, description, pageUrl, feedUrl, items }: JsonFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    language: 'en-US',
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      ...(item.imageUrl && { image: item.imageUrl }),
      date_published: item.publishedAt,
      date_modified: item.updatedAt,
      authors: [{ name: item.author }],
      tags: item.tags,
    })),
  })
}

/** Cleaned HTML for readers elsewhere: pictures and links of this site have their whole addresses. */
export const withWholeAddresses = (html: string, siteUrl: string): string =>
  html.replace(/ (src|href)="\/(?!\/)/g, (_, name: string) => ` ${name}="${siteUrl}/`)
