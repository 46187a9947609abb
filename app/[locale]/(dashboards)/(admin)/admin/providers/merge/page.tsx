import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { MergeView } from '@/components/admin/directory/merge-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { findPair } from '@/lib/admin/directory/queries/provider-file'
import { pairQuery } from '@/lib/admin/directory/schema'
import { DIRECTORY_ROLES } from '@/lib/admin/policy'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

export async function generateMetadata() {
  const t = await getTranslations('admin.merge')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.admin.mergeProviders())
}

type MergePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function MergePage({ searchParams }: MergePageProps) {
  const { data } = pairQuery.safeParse(await searchParams)
  await requireActor(DIRECTORY_ROLES, dashboardRoutes.admin.mergeProviders(data))
  if (!data) notFound()
  return <MergeView pair={await findPair(data.keep, data.drop, await getLocale()).catch(orNotFound)} />
}
