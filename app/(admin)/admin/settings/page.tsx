import { accountMetadata } from '@/components/accounts/account-metadata'
import { SiteHealthView } from '@/components/site-health/site-health-view'
import { siteHealthTexts as texts } from '@/components/site-health/texts'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { SITE_HEALTH_ROLES } from '@/lib/site-health/policy'
import { findSiteFacts } from '@/lib/site-health/queries/site-facts'

export const metadata = accountMetadata(texts.title, texts.lead, routes.admin.settings())

export default async function SystemSettingsPage() {
  await requireActor(SITE_HEALTH_ROLES, routes.admin.settings())
  return <SiteHealthView facts={await findSiteFacts(now())} />
}
