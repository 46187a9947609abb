import { accountMetadata } from '@/components/accounts/account-metadata'
import { AuditLogView } from '@/components/audit-log/audit-log-view'
import { auditTexts as texts } from '@/components/audit-log/texts'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { USER_ADMIN_ROLES } from '@/lib/users/policy'
import { findAuditLines } from '@/lib/users/queries/audit-log'
import { auditQuery } from '@/lib/users/schema'

export const metadata = accountMetadata(texts.title, texts.lead, routes.admin.auditLog())

type AuditLogPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AuditLogPage({ searchParams }: AuditLogPageProps) {
  await requireActor(USER_ADMIN_ROLES, routes.admin.auditLog())
  const query = auditQuery.parse(await searchParams)
  return <AuditLogView query={query} page={await findAuditLines(query)} now={now()} />
}
