import { getLocale, getTranslations } from 'next-intl/server'
import { UsersView } from '@/components/admin/users/users-view'
import { requireActor } from '@/lib/access/session'
import { USER_ADMIN_ROLES } from '@/lib/admin/policy'
import { findUsers } from '@/lib/admin/users/queries'
import { usersQuery } from '@/lib/admin/users/schema'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('admin.users')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.admin.users())
}

type UsersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function UsersPage({ searchParams }: UsersPageProps) {
  await requireActor(USER_ADMIN_ROLES, dashboardRoutes.admin.users())
  const query = usersQuery.parse(await searchParams)
  return <UsersView query={query} found={await findUsers(query, now())} now={now()} />
}
