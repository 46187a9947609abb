import { getLocale, getTranslations } from 'next-intl/server'
import { DirectoryView } from '@/components/admin/directory/directory-view'
import { requireActor } from '@/lib/access/session'
import { findProviders, findSources } from '@/lib/admin/directory/queries/find-providers'
import { directoryQuery } from '@/lib/admin/directory/schema'
import { DIRECTORY_ROLES } from '@/lib/admin/policy'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

export async function generateMetadata() {
  const t = await getTranslations('admin.directory')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.admin.providers())
}

type ProvidersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ProvidersPage({ searchParams }: ProvidersPageProps) {
  await requireActor(DIRECTORY_ROLES, dashboardRoutes.admin.providers())
  const query = directoryQuery.parse(await searchParams)
  const [found, sources] = await Promise.all([findProviders(query), findSources()])
  return <DirectoryView query={query} found={found} sources={sources} />
}
