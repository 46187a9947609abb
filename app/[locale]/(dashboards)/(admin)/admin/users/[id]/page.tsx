import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { UserFileView } from '@/components/admin/users/user-file-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { hasSecondFactor } from '@/lib/accounts/queries'
import { mayActOn, USER_ADMIN_ROLES } from '@/lib/admin/policy'
import { findAuditLines, findUserFile } from '@/lib/admin/users/queries'
import { auditQuery, userParams } from '@/lib/admin/users/schema'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('admin.users')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.admin.users())
}

type UserPageProps = { params: Promise<{ id: string }> }

/** Lines of recent activity. */
const LINES = 20

export default async function UserPage({ params }: UserPageProps) {
  const { data } = userParams.safeParse(await params)
  const actor = await requireActor(
    USER_ADMIN_ROLES,
    data ? dashboardRoutes.admin.user(data.id) : dashboardRoutes.admin.users(),
  )
  if (!data) notFound()
  const [file, { lines }, asksCode] = await Promise.all([
    findUserFile(data.id, now()).catch(orNotFound),
    findAuditLines(auditQuery.parse({ person: String(data.id) }), LINES),
    hasSecondFactor(actor),
  ])
  return <UserFileView file={file} lines={lines} isOwn={!mayActOn(actor, data.id)} asksCode={asksCode} now={now()} />
}
