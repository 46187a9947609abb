/** Kept in a browser before there is an account: more would not fit the address that asks for their rows. */
export const MOST_IN_BROWSER = 50
/** Of one account: far above what a family compares, low enough to be shown whole. */
export const MOST_FAVORITES = 500
/** Characters of a note. */
export const LONGEST_NOTE = 2_000
