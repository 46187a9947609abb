/** Events that one provider sends in 24 hours. */
export const MOST_SENT_A_DAY = 30
/** Changes of one event: each tells every family that it reaches. */
export const MOST_CHANGES = 20
/** How far ahead an event may be. */
export const MOST_DAYS_AHEAD = 366
/** How long an event lasts for a calendar program where its end is not said. */
export const DEFAULT_MINUTES = 60
