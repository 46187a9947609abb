import { getLocale, getTranslations } from 'next-intl/server'
import { SiteHealthView } from '@/components/admin/site-health/site-health-view'
import { SiteSettingsView } from '@/components/settings/site-settings-view'
import { requireActor } from '@/lib/access/session'
import { SITE_HEALTH_ROLES } from '@/lib/admin/policy'
import { findSiteFacts } from '@/lib/admin/site-health/queries'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { findSettings } from '@/lib/settings/queries'

export async function generateMetadata() {
  const t = await getTranslations('admin.siteHealth')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.admin.settings())
}

export default async function SystemSettingsPage() {
  await requireActor(SITE_HEALTH_ROLES, dashboardRoutes.admin.settings())
  const [facts, settings] = await Promise.all([findSiteFacts(now()), findSettings()])
  return (
    <>
      <SiteHealthView facts={facts} />
      <SiteSettingsView settings={settings} now={now()} />
    </>
  )
}
