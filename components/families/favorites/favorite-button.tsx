'use client'

import { requestSignIn, SIGN_IN_FORM } from '@/components/accounts/sign-in/sign-in-request'
import { buttonClasses } from '@/components/ui/actions/button'
import { classNames } from '@/components/ui/class-names'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import { MAX_BROWSER_FAVORITES } from '@/lib/families/favorites/rules'
import { routes } from '@/lib/platform/http/routes'
import {
  currentFavorites,
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
export async function saveFavorite(provider: FavoriteResult): Promise<void> {
  const owner = await whoseFavorites()
  if (holds(currentFavorites().ids, provider.id)) return
  if (owner === 'nobody')
    showToast({ title: texts.caregiverRequired, description: texts.caregiverRequiredText, tone: 'destructive' })
  else if (owner === 'browser') storeHere(provider.id)
  else await saveInAccount(provider, owner)
}

/** Once per visit the prompt explains what an account adds; after that a short toast is enough. */
let hasPrompted = false

function storeHere(id: string) {
  if (readStoredFavorites().length >= MAX_BROWSER_FAVORITES) return requestSignIn('more-favorites')
  publish({ ids: storeFavorites(id) })
  if (hasPrompted) showToast({ title: texts.added, description: texts.keptText })
  else requestSignIn('favorite')
  hasPrompted = true
}

/** The heart is filled at once; what an account needs is loaded for parents only. */
async function saveInAccount(provider: FavoriteResult, owner: number): Promise<void> {
  const { ids, saving } = currentFavorites()
  publish({ ids: [provider.id, ...ids], saving: [...saving, provider.id] })
  const { saveToAccount } = await import('./account-favorites')
  if (!(await saveToAccount(provider, owner))) await saveFavorite(provider)
}

type FavoriteButtonProps = {
  /** With a label, or only a heart: round on rows, square in a bar. */
  look: 'wide' | 'round' | 'square'
  provider: FavoriteResult
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
export function FavoriteButton({ look, provider, wayBack, className }: FavoriteButtonProps) {
  const { owner, ids, saving } = useFavorites()
  const isFavorite = holds(ids, provider.id)
  const isRound = look === 'round'
  const words = isFavorite ? texts.favorited : texts.add
  const square = buttonClasses({ variant: 'secondary', wide: look === 'wide' }, 'aria-disabled:opacity-100!')
  return (
    <button
      type="submit"
      form={SIGN_IN_FORM}
      formMethod="post"
      formAction={routes.api.addFavorite(provider.id)}
      name="next"
      value={wayBack}
      aria-pressed={isFavorite}
      aria-disabled={isFavorite || saving.includes(provider.id) || undefined}
      aria-label={look === 'wide' ? undefined : isRound ? `${texts.add}: ${provider.name}` : texts.add}
      title={isFavorite ? texts.already : owner === 'nobody' ? texts.wrongRoleHint : texts.add}
      onClick={(event) => {
        event.preventDefault()
        void saveFavorite(provider)
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
