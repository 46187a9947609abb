import type { Role } from '@/lib/access/types'

/** Who records what was paid, and sees everybody's invoices. */
export const CASHIER_ROLES = ['admin'] as const satisfies readonly Role[]
/** Who may read an invoice; whose it is, its query asks. */
export const INVOICE_ROLES = ['careprovider', 'admin'] as const satisfies readonly Role[]
