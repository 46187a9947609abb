import { getLocale, getTranslations } from 'next-intl/server'
import { SourcesView } from '@/components/imports/sources-view'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { IMPORT_ROLES } from '@/lib/imports/policy'
import { findSourceChoices, listSources } from '@/lib/imports/sources/queries'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('imports.sources')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.admin.importSources())
}

export default async function SourcesPage() {
  const { id } = await requireActor(IMPORT_ROLES, dashboardRoutes.admin.importSources())
  const [sources, choices] = await Promise.all([listSources(), findSourceChoices()])
  return <SourcesView sources={sources} choices={choices} adminId={id} now={now()} />
}
