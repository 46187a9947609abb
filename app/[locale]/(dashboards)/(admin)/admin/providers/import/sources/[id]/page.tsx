import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { SourcePageView } from '@/components/imports/sources-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { IMPORT_ROLES } from '@/lib/imports/policy'
import { findSource, findSourceChoices } from '@/lib/imports/sources/queries'
import { sourceParams } from '@/lib/imports/sources/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('imports.sources')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.admin.importSources())
}

export default async function SourcePage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = sourceParams.safeParse(await params)
  await requireActor(
    IMPORT_ROLES,
    data ? dashboardRoutes.admin.importSource(data.id) : dashboardRoutes.admin.importSources(),
  )
  if (!data) notFound()
  const source = await findSource(data.id).catch(orNotFound)
  return <SourcePageView source={source} choices={await findSourceChoices()} now={now()} />
}
