import { accountMetadata } from '@/components/accounts/account-metadata'
import { savedSearchPageTexts as texts } from '@/components/saved-searches/page-texts'
import { SavedSearchesView } from '@/components/saved-searches/saved-searches-view'
import { requireActor } from '@/lib/access/require-actor'
import { routes } from '@/lib/platform/routes'
import { SAVED_SEARCH_ROLES } from '@/lib/saved-searches/policy'
import { findSavedSearches } from '@/lib/saved-searches/queries/own-searches'

export const metadata = accountMetadata(texts.title, texts.lead, routes.savedSearches())

export default async function SavedSearchesPage() {
  const actor = await requireActor(SAVED_SEARCH_ROLES, routes.savedSearches())
  return <SavedSearchesView searches={await findSavedSearches(actor)} />
}
