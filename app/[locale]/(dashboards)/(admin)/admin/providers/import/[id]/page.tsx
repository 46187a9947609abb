import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { ImportView } from '@/components/imports/import-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { IMPORT_ROLES } from '@/lib/imports/policy'
import { findHeldRows } from '@/lib/imports/queries'
import { findUpload, listReadings } from '@/lib/imports/uploads/queries'
import { uploadParams } from '@/lib/imports/uploads/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

export async function generateMetadata() {
  const t = await getTranslations('imports.files')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.admin.imports())
}

export default async function ImportPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = uploadParams.safeParse(await params)
  await requireActor(IMPORT_ROLES, data ? dashboardRoutes.admin.import(data.id) : dashboardRoutes.admin.imports())
  if (!data) notFound()
  const upload = await findUpload(data.id).catch(orNotFound)
  const heldRows = upload.batch ? await findHeldRows(upload.batch.id, await getLocale()) : []
  return <ImportView upload={upload} heldRows={heldRows} presets={await listReadings()} />
}
