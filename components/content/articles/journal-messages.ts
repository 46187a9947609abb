import type { JournalShow } from '@/lib/content/articles/schema'
import { SITE } from '@/lib/platform/config/site'

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
