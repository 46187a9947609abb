/** What the queue is filtered by, in the order of the screen. */
export const APPROVAL_KINDS = ['profiles', 'photos', 'claims', 'reviews', 'reports'] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/** As many as one page of the queue shows, and one press accepts. */
export const QUEUE_PAGE = 30
