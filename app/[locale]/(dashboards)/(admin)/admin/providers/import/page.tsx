import { getLocale, getTranslations } from 'next-intl/server'
import { ImportsView } from '@/components/imports/imports-view'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { IMPORT_ROLES } from '@/lib/imports/policy'
import { listUploads } from '@/lib/imports/uploads/queries'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('imports.files')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.admin.imports())
}

export default async function ImportsPage() {
  await requireActor(IMPORT_ROLES, dashboardRoutes.admin.imports())
  return <ImportsView uploads={await listUploads()} now={now()} />
}
