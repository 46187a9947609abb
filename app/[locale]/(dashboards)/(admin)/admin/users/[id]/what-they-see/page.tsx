import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { UserDataView } from '@/components/admin/users/user-data-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { USER_ADMIN_ROLES } from '@/lib/admin/policy'
import { viewAccount } from '@/lib/admin/users/commands'
import { userParams } from '@/lib/admin/users/schema'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('admin.whatTheySee')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.admin.users())
}

export default async function WhatTheySeePage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = userParams.safeParse(await params)
  const admin = await requireActor(
    USER_ADMIN_ROLES,
    data ? dashboardRoutes.admin.whatTheySee(data.id) : dashboardRoutes.admin.users(),
  )
  if (!data) notFound()
  return <UserDataView seen={await viewAccount(admin, data.id, now()).catch(orNotFound)} now={now()} />
}
