import { getLocale, getTranslations } from 'next-intl/server'
import { SavedSearchesView } from '@/components/search/saved-searches/saved-search-list'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { routes } from '@/lib/platform/http/routes'
import { findSavedSearches } from '@/lib/search/saved-searches/queries'

export async function generateMetadata() {
  const t = await getTranslations('search.savedSearchPage')
  return accountMetadata(await getLocale(), t('title'), t('lead'), routes.savedSearches())
}

export default async function SavedSearchesPage() {
  const actor = await requireActor(FAMILY_ROLES, routes.savedSearches())
  return <SavedSearchesView searches={await findSavedSearches(actor)} />
}
