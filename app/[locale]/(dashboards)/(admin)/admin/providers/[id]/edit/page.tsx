import { notFound, redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { EditView } from '@/components/admin/directory/edit-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { findEditSheet } from '@/lib/admin/directory/queries/provider-file'
import { providerParams } from '@/lib/admin/directory/schema'
import { DIRECTORY_ROLES } from '@/lib/admin/policy'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'

export async function generateMetadata() {
  const t = await getTranslations('admin.providerEdit')
  return accountMetadata(await getLocale(), t('metaTitle'), t('lead'), dashboardRoutes.admin.providers())
}

export default async function EditProviderPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = providerParams.safeParse(await params)
  const back = data ? dashboardRoutes.admin.editProvider(data.id) : dashboardRoutes.admin.providers()
  const { id: userId } = await requireActor(DIRECTORY_ROLES, back)
  if (!data) notFound()
  const { sheet, version } = await findEditSheet(data.id).catch(orNotFound)
  // The page of its record says which provider it was merged into.
  if (sheet.status === 'merged') redirect(localPath(await getLocale(), dashboardRoutes.admin.provider(data.id)))
  return <EditView userId={userId} id={data.id} sheet={sheet} version={version} />
}
