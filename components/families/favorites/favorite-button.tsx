'use client'

import { refreshSession } from '@/components/accounts/session'
import { requestSignIn, SIGN_IN_FORM } from '@/components/accounts/sign-in/sign-in-request'
import { report } from '@/components/analytics/report'
import { buttonClasses } from '@/components/ui/actions/button'
import { classNames } from '@/components/ui/class-names'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import { MAX_BROWSER_FAVORITES } from '@/lib/families/favorites/rules'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import {
  currentFavorites,
  deleteStoredFavorites,
  holds,
  publish,
  readStoredFavorites,
  storeFavorites,
  useFavorites,
  whoseFavorites,
} from './favorite-store'
import { favoritesMessages as texts } from './messages'

/** What the call tells of a provider. */
export type FavoriteResult = { id: string; name: string; address: string; rating: number | null }

/** Saves a favorite: in the account, or in this browser until there is one. */
export async function saveFavorite(told: FavoriteResult): Promise<void> {
  const owner = await whoseFavorites()
  if (holds(currentFavorites().ids, told.id)) return
  if (owner === 'nobody') refuse(texts.caregiverRequired, texts.caregiverRequiredText)
  else if (owner === 'browser') keepHere(told.id)
  else await saveInAccount(told, owner)
}

/** Once per visit the prompt explains what an account adds; after that a short toast is enough. */
let hasPrompted = false

function keepHere(id: string) {
  if (readStoredFavorites().length >= MAX_BROWSER_FAVORITES) return requestSignIn('more-favorites')
  publish({ ids: storeFavorites(id) })
  if (hasPrompted) showToast({ title: texts.added, description: texts.keptText })
  else requestSignIn('favorite')
  hasPrompted = true
}

async function saveInAccount(told: FavoriteResult, owner: number): Promise<void> {
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
    refuse(texts.failed, error instanceof ApiError ? error.sentence : undefined, texts.addFailed)
  } finally {
    publish({ saving: currentFavorites().saving.filter((one) => one !== id) })
  }
}

/** `savedAs`: the ids under which this browser stored it. Returns whether it was removed. */
export async function removeFavorite(id: string, savedAs: readonly string[] = []): Promise<boolean> {
  const { owner } = currentFavorites()
  try {
    if (typeof owner === 'number')
      await callApi(routes.api.favorites({ caregiverId: owner, daycareId: id }), { method: 'DELETE' })
    else deleteStoredFavorites([id, ...savedAs])
  } catch (error) {
    console.error(error)
    refuse(texts.failed, error instanceof ApiError ? error.sentence : undefined, texts.removeFailed)
    return false
  }
  publish({ ids: currentFavorites().ids.filter((one) => ![id, ...savedAs].some((gone) => holds([gone], one))) })
  showToast({ title: texts.removed })
  return true
}

/** The session has ended meanwhile: the favorite is stored in this browser, like any visitor's. */
async function hasSignedOut(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== 401) return false
  await refreshSession()
  return currentFavorites().owner === 'browser'
}

function refuse(title: string, ...sentences: (string | undefined)[]) {
  showToast({ title, description: sentences.find(Boolean), tone: 'destructive' })
}

type FavoriteButtonProps = {
  /** With a label, or only a heart: round on rows, square in a bar. */
  look: 'wide' | 'round' | 'square'
  told: FavoriteResult
  /** This page's path, to return to when the press is submitted as a form. */
  wayBack: string
  className?: string
}

const ROUND =
  'relative z-10 inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-line bg-card hover:border-edge aria-disabled:cursor-default'

/**
 * Saves a provider. Further presses do nothing, but keep the focus. Before hydration, and without JavaScript, it
 * submits a form: that saves for a signed-in parent and returns, and sends a visitor to sign in.
 */
export function FavoriteButton({ look, told, wayBack, className }: FavoriteButtonProps) {
  const { owner, ids, saving } = useFavorites()
  const isFavorite = holds(ids, told.id)
  const isRound = look === 'round'
  const words = isFavorite ? texts.favorited : texts.add
  const square = buttonClasses({ variant: 'secondary', wide: look === 'wide' }, 'aria-disabled:opacity-100!')
  return (
    <button
      type="submit"
      form={SIGN_IN_FORM}
      formMethod="post"
      formAction={routes.api.addFavorite(told.id)}
      name="next"
      value={wayBack}
      aria-pressed={isFavorite}
      aria-disabled={isFavorite || saving.includes(told.id) || undefined}
      aria-label={look === 'wide' ? undefined : isRound ? `${texts.add}: ${told.name}` : texts.add}
      title={isFavorite ? texts.already : owner === 'nobody' ? texts.wrongRoleHint : texts.add}
      onClick={(event) => {
        event.preventDefault()
        void saveFavorite(told)
      }}
      className={classNames(isRound ? ROUND : square, className)}
    >
      <Icon
        name={isFavorite ? 'heart-filled' : 'heart'}
        size={isRound ? 'lg' : 'md'}
        className={isFavorite ? 'text-coral' : ''}
      />
      {look === 'wide' && words}
    </button>
  )
}
