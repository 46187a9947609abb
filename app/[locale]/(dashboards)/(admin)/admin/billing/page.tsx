import { getLocale, getTranslations } from 'next-intl/server'
import { AdminInvoices } from '@/components/billing/admin-invoices'
import { requireActor } from '@/lib/access/session'
import { BILLING_ADMIN_ROLES } from '@/lib/billing/policy'
import { findAllInvoices } from '@/lib/billing/queries'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'

export async function generateMetadata() {
  const t = await getTranslations('billing.admin')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.adminBilling())
}

export default async function AdminBillingPage() {
  await requireActor(BILLING_ADMIN_ROLES, dashboardRoutes.adminBilling())
  return <AdminInvoices {...(await findAllInvoices())} today={todayIn(OFFICE_ZONE, now())} />
}
