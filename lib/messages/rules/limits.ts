/** Providers that one request goes to at once. */
export const MOST_AT_ONCE = 5
/** Conversations that one parent begins in 24 hours. */
export const MOST_BEGUN_A_DAY = 20
/** Messages that one person writes in an hour. */
export const MOST_WRITTEN_AN_HOUR = 60
/** Of one conversation, so that it is always shown whole. */
export const MOST_IN_INQUIRY = 400
/** Conversations on a page of the list. */
export const PAGE_SIZE = 20
/** The same words again within this time are the same message: somebody pressed twice, or tried again after a failure. */
export const SAME_WITHIN_MS = 10 * 60_000
/** How long a message waits for its reader before a mail says so. */
export const MAIL_AFTER_MS = 5 * 60_000
/** How long the link in a mail to a provider's address on file works. */
export const ANSWER_DAYS = 30
/** Messages that are written by such links into one conversation in an hour. */
export const MOST_BY_LINK_AN_HOUR = 20
/** Mails about requests that one address gets in 24 hours; what is new after that waits. */
export const MOST_RELAYED_A_DAY = 20
