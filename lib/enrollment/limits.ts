// Limits that several files share; forms can load them without zod.

/** Past dates stay in a calendar feed for this many days. */
export const FEED_DAYS = 90

/** The most characters of an event or an entry of a calendar, and families an event is sent to. */
export const EVENT_LIMITS = { title: 80, note: 1_000, families: 1_000 } as const

/** Saved replies of one provider, and the most characters of a reply's name. */
export const REPLY_LIMITS = { replies: 50, title: 60 } as const
