import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { ProviderFileView } from '@/components/admin/directory/provider-file-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { findDuplicatesOf } from '@/lib/admin/directory/queries/duplicates'
import { findProviderFile } from '@/lib/admin/directory/queries/provider-file'
import { providerParams } from '@/lib/admin/directory/schema'
import { DIRECTORY_ROLES } from '@/lib/admin/policy'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('admin.directory')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.admin.providers())
}

/** Shown next to a record; the duplicates page lists them all. */
const MOST_ALIKE = 5

export default async function ProviderFilePage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = providerParams.safeParse(await params)
  await requireActor(
    DIRECTORY_ROLES,
    data ? dashboardRoutes.admin.provider(data.id) : dashboardRoutes.admin.providers(),
  )
  if (!data) notFound()
  const file = await findProviderFile(data.id, await getLocale()).catch(orNotFound)
  return <ProviderFileView file={file} alike={await findDuplicatesOf(data.id, MOST_ALIKE)} now={now()} />
}
