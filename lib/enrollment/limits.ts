// Limits that several files share; forms can load them without zod.

/** Past dates stay in a calendar feed for this many days. */
export const FEED_DAYS = 90

/** The maximum number of characters in an event or a calendar entry, and of families to which an event is sent. */
export const EVENT_LIMITS = { title: 80, note: 1_000, families: 1_000 } as const

/** The maximum number of saved replies of one provider, and of characters in a reply's title. */
export const REPLY_LIMITS = { replies: 50, title: 60 } as const
