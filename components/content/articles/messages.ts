import type { CategoryLabel } from '@/lib/content/articles/catalogue'
import { SITE } from '@/lib/platform/config/site'

export const articleMessages = {
  title: `${SITE.name} Blog`,
  metaTitle: `${SITE.name} Blog: articles on childcare`,
  description: `Articles on childcare from ${SITE.name}: early development, safety, communication, inclusion, technology and running a program, with sources.`,
  lead: 'Plain answers for tired parents and busy providers. Every figure has its source.',
  top: 'Top Performing Articles',
  topHint: 'The most read of the last three months',
  latest: 'Latest Articles',
  categories: 'Categories',
  all: 'All Articles',
  popular: 'Popular',
  loadMore: 'Load More Articles',
  loadingMore: 'Loading articles...',
  loadFailed: 'These articles could not be loaded. Please try again.',
  newest: 'Back to the newest articles',
  read: 'Read article',
  byline: (author: string) => `By ${author}`,
  minutes: (minutes: number) => `${minutes} min read`,
  views: (views: number) => (views === 1 ? '1 view' : `${views.toLocaleString('en-US')} views`),
  updated: (day: string) => `Updated ${day}`,
  rss: 'RSS feed',
  jsonFeed: 'JSON feed',

  emptyTitle: 'No articles found',
  emptyText: 'For a checklist to take on a visit, and what Florida asks of a provider, read the family resources.',
  familyResources: 'Family resources',

  previous: 'Previous article',
  next: 'Next article',
  pause: 'Stop moving',
  play: 'Move on by itself',
  slide: (index: number, count: number) => `${index} of ${count}`,
  goTo: (index: number, title: string) => `Article ${index}: ${title}`,

  categoryTitle: (label: CategoryLabel) => `${label} articles`,
  categoryMetaTitle: (label: CategoryLabel) => `${label}: articles on childcare | ${SITE.name}`,
  pageTitle: (title: string, page: number) => `${title}, page ${page}`,
  pageMetaTitle: (title: string, page: number) => `${title}, page ${page} | ${SITE.name}`,
  pageDescription: (title: string, page: number) =>
    `Page ${page} of the ${title}: earlier articles for families and providers, each with its author, date and sources.`,
} as const

/** A category's description: below its heading, and in search results. */
export const categoryMessages: Record<CategoryLabel, string> = {
  'Early Development':
    'How children grow and learn before kindergarten, and what the days in a room, Florida’s VPK hours and the first weeks mean for them.',
  Technology:
    'Screens, forms and records in childcare: what helps families and providers, what to ask about privacy, and how to keep a page true.',
  Inclusion:
    'Places where every child belongs: what to look for, what to ask, and how to speak about needs before and after the first day.',
  Communication:
    'Between families and providers: the first message, the visit, the daily report and the hard talk, in words that both can use.',
  Leadership:
    'For directors and owners: staff and ratios, openings, waitlists and the decisions that make a program calm.',
  'Health & Safety':
    'Licenses, inspections, ratios, sleep and sick days: what Florida asks of providers, and what you can see for yourself.',
}

export const pageMessages = {
  contents: 'On this page',
  share: 'Share',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. It stands in the address bar.',
  tags: 'Tags',
  related: 'Related articles',
  back: 'Back to Blog',
  audience: {
    families: 'For families',
    providers: 'For providers',
    both: 'For families and providers',
  },
  notFoundTitle: 'Article Not Found',
  notFoundText: "The article you're looking for doesn't exist.",
} as const

export const previewMessages = {
  title: 'Preview of an article',
  description: 'An article before it is published, for whoever has the link.',
  notice: 'A preview: this article is not published under this address, and search engines do not see it.',
} as const
