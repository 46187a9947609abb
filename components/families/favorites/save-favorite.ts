import { requestSignIn } from '@/components/accounts/sign-in/sign-in-request'
import { showToast } from '@/components/ui/overlays/toasts'
import { MAX_BROWSER_FAVORITES } from '@/lib/families/favorites/rules'
import type { Translate } from '@/lib/platform/language/types'
import {
  addStoredFavorite,
  currentFavorites,
  includesFavorite,
  loadFavoritesOwner,
  publishFavorites,
  readStoredFavorites,
} from './favorite-store'

type Texts = Translate<'families.favorites'>

/** What the API call says about a provider. */
export type FavoriteResult = { id: string; name: string; address: string; rating: number | null }

/** Saves a favorite in the account, or in this browser until there is an account. */
export async function saveFavorite(provider: FavoriteResult, t: Texts): Promise<void> {
  const owner = await loadFavoritesOwner()
  if (includesFavorite(currentFavorites().ids, provider.id)) return
  if (owner === 'nobody')
    showToast({ title: t('caregiverRequired'), description: t('caregiverRequiredText'), tone: 'destructive' })
  else if (owner === 'browser') storeHere(provider.id, t)
  else await saveInAccount(provider, owner, t)
}

/** Once per visit the prompt explains what an account adds; after that a short toast is enough. */
let hasPrompted = false

function storeHere(id: string, t: Texts) {
  if (readStoredFavorites().length >= MAX_BROWSER_FAVORITES) return requestSignIn('more-favorites')
  publishFavorites({ ids: addStoredFavorite(id) })
  if (hasPrompted) showToast({ title: t('added'), description: t('keptText') })
  else requestSignIn('favorite')
  hasPrompted = true
}

/** Fills the heart immediately. The code that saves to an account loads for parents only. */
async function saveInAccount(provider: FavoriteResult, owner: number, t: Texts): Promise<void> {
  const { ids, saving } = currentFavorites()
  publishFavorites({ ids: [provider.id, ...ids], saving: [...saving, provider.id] })
  const { saveToAccount } = await import('./account-favorites')
  if (!(await saveToAccount(provider, owner, t))) await saveFavorite(provider, t)
}
