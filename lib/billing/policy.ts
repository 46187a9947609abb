import type { Role } from '@/lib/access/types'

/** Roles that record payments and see all invoices. */
export const BILLING_ADMIN_ROLES = ['admin'] as const satisfies readonly Role[]
/** Roles that may read an invoice; the query checks ownership. */
export const INVOICE_ROLES = ['careprovider', 'admin'] as const satisfies readonly Role[]
