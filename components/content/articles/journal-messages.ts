import type { JournalShow } from '@/lib/content/articles/schema'

export const journalMessages = {
  title: 'Journal',
  wideTitle: 'Trade Journal',
  lead: 'Articles for providers: rooms and ratios, openings, families, staff. Every figure has its source.',
  shows: { all: 'All', unread: 'Not read yet', saved: 'Saved' } satisfies Record<JournalShow, string>,
  showsLabel: 'Which articles',
  list: 'Articles',
  empty: {
    all: {
      title: 'No articles for providers yet',
      text: 'The first one will stand here. What Florida asks of you stands in the resources.',
    },
    unread: { title: 'You have read them all', text: 'The next one stands here when it is published.' },
    saved: { title: 'Nothing saved yet', text: 'Press Save beside an article, and you find it here again.' },
  } satisfies Record<JournalShow, { title: string; text: string }>,
  toResources: 'Provider resources',
  toAll: 'All articles',
  read: 'Read',
  markRead: 'Mark as read',
  markUnread: 'Mark as not read',
  save: 'Save',
  unsave: 'Remove from saved',
  saved: 'Saved',
  of: (act: string, title: string) => `${act}: ${title}`,
  notSaved: 'We couldn’t save that. Please try again.',
  newer: 'Newest articles',
  older: 'Older articles',
} as const
