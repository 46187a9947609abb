/** How many the panel and a page of the list show. */
export const PAGE_SIZE = 20
/** How long one that was read is kept. */
export const KEPT_DAYS = 180
/** How long the link in a mail ends such mails. */
export const UNSUBSCRIBE_DAYS = 180
