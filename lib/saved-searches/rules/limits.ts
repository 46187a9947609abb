/** Of one account. Each is looked at again and again, so their number is bounded. */
export const MOST_SAVED_SEARCHES = 20
export const LONGEST_NAME = 80
/** What was found is shown and kept this long. */
export const NEWS_KEPT_DAYS = 60
/** Of one search, in a mail or on the page; the others are counted. */
export const NEWS_SHOWN = 10
