/** Leads on a page of the list. */
export const PAGE_SIZE = 25
/** Of one stage on the board; the list has the rest. */
export const MOST_IN_COLUMN = 20
/** Notes of one lead, so that they are always shown whole. */
export const MOST_NOTES = 100
/** How far ahead a next step may lie. */
export const MOST_DAYS_AHEAD = 730
/** How long ago somebody may have joined a waitlist. */
export const MOST_DAYS_WAITING = 6 * 366
