import { refreshSession } from '@/components/accounts/session/session-store'
import { askToSignIn } from '@/components/accounts/sign-in-request'
import { report } from '@/components/analytics/report'
import { showToast } from '@/components/ui/toast-store'
import { MOST_IN_BROWSER } from '@/lib/favorites/rules/limits'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { currentFavorites, holds, publish, whoseFavorites } from './favorite-store'
import { forget, keep, readKept } from './kept-in-browser'
import { favoritesTexts as texts } from './texts'

/** What the call tells of a provider. */
export type Told = { id: string; name: string; address: string; rating: number | null }

/** Saves a provider for whoever is here: in the account, or in this browser until there is one. */
export async function saveFavorite(told: Told): Promise<void> {
  const owner = await whoseFavorites()
  if (holds(currentFavorites().ids, told.id)) return
  if (owner === 'nobody') refuse(texts.caregiverRequired, texts.caregiverRequiredText)
  else if (owner === 'browser') keepHere(told.id)
  else await saveInAccount(told, owner)
}

/** Once per visit the prompt says what an account adds; from then on a short message is enough. */
let wasAsked = false

function keepHere(id: string) {
  if (readKept().length >= MOST_IN_BROWSER) return askToSignIn('more-favorites')
  publish({ ids: keep(id) })
  if (wasAsked) showToast({ title: texts.added, description: texts.keptText })
  else askToSignIn('favorite')
  wasAsked = true
}

async function saveInAccount(told: Told, owner: number): Promise<void> {
  const { id } = told
  publish({ ids: [id, ...currentFavorites().ids], saving: [...currentFavorites().saving, id] })
  try {
    const daycare = { daycareId: id, daycareName: told.name, daycareAddress: told.address }
    const body = { caregiverId: owner, ...daycare, daycareRating: told.rating?.toFixed(1) ?? null }
    await callApi(routes.api.favorites(), { method: 'POST', body })
    showToast({ title: texts.added, description: texts.addedText })
    report([{ providerId: id, interactionType: 'favorite' }])
  } catch (error) {
    console.error(error)
    publish({ ids: currentFavorites().ids.filter((one) => one !== id) })
    if (await hasSignedOut(error)) return saveFavorite(told)
    refuse(texts.failed, error instanceof CallError ? error.sentence : undefined, texts.addFailed)
  } finally {
    publish({ saving: currentFavorites().saving.filter((one) => one !== id) })
  }
}

/** `savedAs`: also what this browser kept under other ids. Answers whether it is gone. */
export async function removeFavorite(id: string, savedAs: readonly string[] = []): Promise<boolean> {
  const { owner } = currentFavorites()
  try {
    if (typeof owner === 'number')
      await callApi(routes.api.favorites({ caregiverId: owner, daycareId: id }), { method: 'DELETE' })
    else forget([id, ...savedAs])
  } catch (error) {
    console.error(error)
    refuse(texts.failed, error instanceof CallError ? error.sentence : undefined, texts.removeFailed)
    return false
  }
  publish({ ids: currentFavorites().ids.filter((one) => ![id, ...savedAs].some((gone) => holds([gone], one))) })
  showToast({ title: texts.removed })
  return true
}

/** The session ended meanwhile: what was pressed is kept in this browser, as any visitor's is. */
async function hasSignedOut(error: unknown): Promise<boolean> {
  if (!(error instanceof CallError) || error.status !== 401) return false
  await refreshSession()
  return currentFavorites().owner === 'browser'
}

function refuse(title: string, ...sentences: (string | undefined)[]) {
  showToast({ title, description: sentences.find(Boolean), tone: 'destructive' })
}
