import { getLocale, getTranslations } from 'next-intl/server'
import { AuditLogView } from '@/components/admin/audit-log/audit-log-view'
import { requireActor } from '@/lib/access/session'
import { USER_ADMIN_ROLES } from '@/lib/admin/policy'
import { findAuditLines } from '@/lib/admin/users/queries'
import { auditQuery } from '@/lib/admin/users/schema'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('admin.auditLog')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.admin.auditLog())
}

type AuditLogPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AuditLogPage({ searchParams }: AuditLogPageProps) {
  await requireActor(USER_ADMIN_ROLES, dashboardRoutes.admin.auditLog())
  const query = auditQuery.parse(await searchParams)
  return <AuditLogView query={query} page={await findAuditLines(query)} now={now()} />
}
