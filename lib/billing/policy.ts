import type { Role } from '@/lib/access/types'

/** Roles that record payments and see all invoices. */
export const BILLING_ADMIN_ROLES = ['admin'] as const satisfies readonly Role[]
/** Roles that may read invoices; the query checks whose invoice it is. */
export const INVOICE_ROLES = ['careprovider', 'admin'] as const satisfies readonly Role[]
