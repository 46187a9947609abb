import { refreshSession } from '@/components/accounts/session'
import { report } from '@/components/analytics/report'
import { showToast } from '@/components/ui/overlays/toasts'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import type { Translate } from '@/lib/platform/language/types'
import type { FavoriteRow } from './favorite-row'
import { currentFavorites, deleteStoredFavorites, includesFavorite, publishFavorites } from './favorite-store'
import type { FavoriteResult } from './save-favorite'

type Texts = Translate<'families.favorites'>

/** Saves a favorite that is already shown as one. False if the session has ended: then this browser must store it. */
export async function saveToAccount(provider: FavoriteResult, owner: number, t: Texts): Promise<boolean> {
  const { id } = provider
  try {
    const daycare = { daycareId: id, daycareName: provider.name, daycareAddress: provider.address }
    const body = { caregiverId: owner, ...daycare, daycareRating: provider.rating?.toFixed(1) ?? null }
    await callApi(accountRoutes.api.favorites(), { method: 'POST', body })
    showToast({ title: t('added'), description: t('addedText') })
    report([{ providerId: id, interactionType: 'favorite' }])
  } catch (error) {
    console.error(error)
    publishFavorites({ ids: currentFavorites().ids.filter((one) => one !== id) })
    if (await hasSignedOut(error)) return false
    showError(t('failed'), error instanceof ApiError ? error.sentence : undefined, t('addFailed'))
  } finally {
    publishFavorites({ saving: currentFavorites().saving.filter((one) => one !== id) })
  }
  return true
}

/** `savedAs`: the ids under which this browser stored it. Returns whether it was removed. */
export async function removeFavorite(id: string, savedAs: readonly string[], t: Texts): Promise<boolean> {
  const { owner } = currentFavorites()
  try {
    if (typeof owner === 'number')
      await callApi(accountRoutes.api.favorites({ caregiverId: owner, daycareId: id }), { method: 'DELETE' })
    else deleteStoredFavorites([id, ...savedAs])
  } catch (error) {
    console.error(error)
    showError(t('failed'), error instanceof ApiError ? error.sentence : undefined, t('removeFailed'))
    return false
  }
  publishFavorites({
    ids: currentFavorites().ids.filter(
      (one) => ![id, ...savedAs].some((removedId) => includesFavorite([removedId], one)),
    ),
  })
  showToast({ title: t('removed') })
  return true
}

/** The account's rows, or rows for the ids that this browser `stored`; null if the request failed. */
export async function fetchRows(stored?: readonly string[]): Promise<readonly FavoriteRow[] | null> {
  try {
    const answer = await callApi(accountRoutes.api.favoriteRows(stored))
    return isRows(answer) ? answer : null
  } catch (error) {
    console.error(error)
    return null
  }
}

/** The shape that favorite-row.ts returns. */
function isRows(answer: unknown): answer is FavoriteRow[] {
  return Array.isArray(answer) && answer.every((one) => typeof one === 'object' && one !== null && 'row' in one)
}

async function hasSignedOut(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== 401) return false
  await refreshSession()
  return currentFavorites().owner === 'browser'
}

function showError(title: string, ...sentences: (string | undefined)[]) {
  showToast({ title, description: sentences.find(Boolean), tone: 'destructive' })
}
