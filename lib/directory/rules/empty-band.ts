/** A room of which nothing is stated. */
export const EMPTY_BAND = {
  openings: null,
  openingsFrom: null,
  waitlist: null,
  tuitionWeeklyCents: null,
  childrenPerAdult: null,
} as const
