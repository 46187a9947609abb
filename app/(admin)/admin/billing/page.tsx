import { accountMetadata } from '@/components/accounts/account-metadata'
import { AdminInvoices } from '@/components/billing/admin-invoices'
import { adminBillingTexts as texts } from '@/components/billing/texts'
import { requireActor } from '@/lib/access/require-actor'
import { CASHIER_ROLES } from '@/lib/billing/policy'
import { findAllInvoices } from '@/lib/billing/queries/billing'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { todayIn } from '@/lib/providers/rules/dates'

export const metadata = accountMetadata(texts.title, texts.lead, routes.adminBilling())

export default async function AdminBillingPage() {
  await requireActor(CASHIER_ROLES, routes.adminBilling())
  return <AdminInvoices {...(await findAllInvoices())} today={todayIn(OFFICE_ZONE, now())} />
}
