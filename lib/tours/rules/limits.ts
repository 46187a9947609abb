/** Times that one side proposes at once. */
export const MOST_TIMES = 3
/** How long a tour is taken to last: for calendars, and to find two at once. */
export const TOUR_MINUTES = 45
/** How far ahead a tour is agreed. */
export const MOST_DAYS_AHEAD = 180
/** Tours of one conversation, those that are over too. */
export const MOST_IN_CONVERSATION = 20
/** Changes of one tour. */
export const MOST_CHANGES = 40
/** From its beginning on both sides can say what became of it; after that it took place. */
export const SAY_WITHIN_MS = 2 * 86_400_000
/** How long before both sides are reminded; where it was agreed later, the shorter one. */
export const REMIND_BEFORE_MS = [24 * 3_600_000, 2 * 3_600_000] as const
/** Times that a provider offers on one day, and days with times of their own. */
export const MOST_TIMES_A_DAY = 12
export const MOST_OTHER_DAYS = 60
/** Offered times that a parent sees at once; the next ones come as these are taken or go by. */
export const MOST_SLOTS_SHOWN = 30
/** Tours that are over stay in a calendar's feed for 90 days. */
export const KEPT_IN_FEED_MS = 90 * 86_400_000
