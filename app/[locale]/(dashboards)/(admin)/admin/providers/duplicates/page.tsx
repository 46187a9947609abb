import { getLocale, getTranslations } from 'next-intl/server'
import { DuplicatesView } from '@/components/admin/directory/duplicates-view'
import { requireActor } from '@/lib/access/session'
import { requestDuplicateSearch } from '@/lib/admin/directory/commands/duplicates'
import { findDistinctPairs, findDuplicates } from '@/lib/admin/directory/queries/duplicates'
import { DIRECTORY_ROLES } from '@/lib/admin/policy'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('admin.merge')
  return accountMetadata(await getLocale(), t('duplicates'), t('duplicatesLead'), dashboardRoutes.admin.duplicates())
}

/** As many as a person reviews in one sitting. */
const MOST = 100

export default async function DuplicatesPage() {
  await requireActor(DIRECTORY_ROLES, dashboardRoutes.admin.duplicates())
  const [pairs, apart, search] = await Promise.all([
    findDuplicates(MOST),
    findDistinctPairs(MOST),
    requestDuplicateSearch(now()),
  ])
  return <DuplicatesView pairs={pairs} apart={apart} most={MOST} search={search} now={now()} />
}
