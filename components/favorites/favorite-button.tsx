'use client'

import { SIGN_IN_FORM } from '@/components/accounts/sign-in-request'
import { buttonClasses } from '@/components/ui/button-classes'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/platform/routes'
import { saveFavorite, type Told } from './favorite-acts'
import { holds, useFavorites } from './favorite-store'
import { favoritesTexts as texts } from './texts'

type FavoriteButtonProps = {
  /** Says its name in words, or is a heart alone: round on rows, square in a bar. */
  look: 'wide' | 'round' | 'square'
  told: Told
  /** This page's address, to come back to where the press is sent as a form. */
  wayBack: string
  className?: string
}

const ROUND =
  'relative z-10 inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-line bg-card hover:border-edge aria-disabled:cursor-default'

/**
 * Saves a provider. A press while it is being saved, or after, does nothing; it keeps the focus. Before hydration, and without JavaScript, it
 * is a form's button: it saves for a signed-in parent and comes back, and leads a visitor to sign in.
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
