/** A renewal's invoice is there so long before the period ends. */
export const RENEWAL_DAYS = 14
/** An unpaid renewal is withdrawn so long after the period has ended. */
export const LAPSED_DAYS = 30
/** Orders of plans by one person. */
export const ORDER_RATE = { max: 20, windowSeconds: 86_400 } as const
export const BILLING_TEXT = { paidBy: 80 } as const
/** Invoices shown at once. */
export const SHOWN_INVOICES = 60
