import type { CategoryLabel } from '@/lib/content/articles/catalogue'
import type { JournalShow } from '@/lib/content/articles/schema'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'

export const articleMessages = {
  title: `${SITE.name} Blog`,
  metaTitle: `${SITE.name} Blog: articles on childcare`,
  description: `Articles on childcare from ${SITE.name}: early development, safety, communication, inclusion, technology and running a program, with sources.`,
  lead: 'Plain answers for tired parents and busy providers. Every figure has its source.',
  top: 'Top Performing Articles',
  topHint: 'Most read in the last three months',
  latest: 'Latest Articles',
  categories: 'Categories',
  all: 'All Articles',
  popular: 'Popular',
  loadMore: 'Load More Articles',
  loadingMore: 'Loading articles...',
  loadFailed: 'We couldn’t load these articles. Please try again.',
  newest: 'Back to the newest articles',
  read: 'Read article',
  byline: (author: string) => `By ${author}`,
  minutes: (minutes: number) => `${minutes} min read`,
  views: (views: number) => (views === 1 ? '1 view' : `${views.toLocaleString('en-US')} views`),
  updated: (day: string) => `Updated ${day}`,
  rss: 'RSS feed',
  jsonFeed: 'JSON feed',

  emptyTitle: 'No articles found',
  emptyText: `For a visit checklist and what ${SITE.region} requires of providers, see the family resources.`,
  familyResources: 'Family resources',

  previous: 'Previous article',
  next: 'Next article',
  pause: 'Pause',
  play: 'Play',
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
  'Early Development': `How children grow and learn before kindergarten, and what daily routines, ${SITE.region}’s ${HOME_FACTS.preK.short} hours and the first weeks mean for them.`,
  Technology:
    'Screens, forms and records in childcare: what helps families and providers, what to ask about privacy, and how to keep a page up to date.',
  Inclusion:
    'Places where every child belongs: what to look for, what to ask, and how to talk about needs before and after the first day.',
  Communication:
    'For families and providers: the first message, the visit, the daily report and the hard conversation, in words that work for both.',
  Leadership:
    'For directors and owners: staff and ratios, openings, waitlists and the decisions that keep a program running calmly.',
  'Health & Safety': `Licenses, inspections, ratios, sleep and sick days: what ${SITE.region} requires of providers, and what you can check yourself.`,
}

export const pageMessages = {
  contents: 'On this page',
  share: 'Share',
  copyLink: 'Copy link',
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
  description: 'An unpublished article, for anyone with the link.',
  notice: 'Preview: this article isn’t published yet, and search engines can’t see it.',
} as const

export const journalMessages = {
  title: 'Journal',
  wideTitle: 'Trade Journal',
  lead: 'Articles for providers: rooms and ratios, openings, families, staff. Every figure has its source.',
  shows: { all: 'All', unread: 'Unread', saved: 'Saved' } satisfies Record<JournalShow, string>,
  showsLabel: 'Which articles',
  list: 'Articles',
  empty: {
    all: {
      title: 'No articles for providers yet',
      text: `Check back soon. For what ${SITE.region} requires, see the provider resources.`,
    },
    unread: { title: 'You’ve read them all', text: 'We’ll show the next one here once it’s published.' },
    saved: { title: 'Nothing saved yet', text: 'Press Save next to an article to find it here again.' },
  } satisfies Record<JournalShow, { title: string; text: string }>,
  toResources: 'Provider resources',
  toAll: 'All articles',
  read: 'Read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  save: 'Save',
  unsave: 'Remove from saved',
  saved: 'Saved',
  of: (act: string, title: string) => `${act}: ${title}`,
  notSaved: 'We couldn’t save that. Please try again.',
  newer: 'Newest articles',
  older: 'Older articles',
} as const
