import { accountMetadata } from '@/components/accounts/account-metadata'
import { SiteHealthView } from '@/components/site-health/site-health-view'
import { siteHealthTexts as texts } from '@/components/site-health/texts'
import { SiteSettingsView } from '@/components/site-settings/site-settings-view'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { SITE_HEALTH_ROLES } from '@/lib/site-health/policy'
import { findSiteFacts } from '@/lib/site-health/queries/site-facts'
import { findSettings } from '@/lib/site-settings/queries'

export const metadata = accountMetadata(texts.title, texts.lead, routes.admin.settings())

export default async function SystemSettingsPage() {
  await requireActor(SITE_HEALTH_ROLES, routes.admin.settings())
  const [facts, settings] = await Promise.all([findSiteFacts(now()), findSettings()])
  return (
    <>
      <SiteHealthView facts={facts} />
      <SiteSettingsView settings={settings} now={now()} />
    </>
  )
}
