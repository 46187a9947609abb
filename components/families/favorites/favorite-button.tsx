'use client'

import { useTranslations } from 'next-intl'
import { SIGN_IN_FORM } from '@/components/accounts/sign-in/sign-in-request'
import { buttonClasses } from '@/components/ui/actions/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import { includesFavorite, useFavorites } from './favorite-store'
import { type FavoriteResult, saveFavorite } from './save-favorite'

type FavoriteButtonProps = {
  /** With a label, or only a heart: round on rows, square in a bar. */
  variant: 'wide' | 'round' | 'square'
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
export function FavoriteButton({ variant, provider, wayBack, className }: FavoriteButtonProps) {
  const t = useTranslations('families.favorites')
  const { owner, ids, saving } = useFavorites()
  const isFavorite = includesFavorite(ids, provider.id)
  const isRound = variant === 'round'
  const words = isFavorite ? t('favorited') : t('add')
  const square = buttonClasses({ variant: 'secondary', wide: variant === 'wide' }, 'aria-disabled:opacity-100!')
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
      aria-label={variant === 'wide' ? undefined : isRound ? `${t('add')}: ${provider.name}` : t('add')}
      title={isFavorite ? t('already') : owner === 'nobody' ? t('wrongRoleHint') : t('add')}
      onClick={(event) => {
        event.preventDefault()
        void saveFavorite(provider, t)
      }}
      className={classNames(isRound ? ROUND : square, className)}
    >
      <Icon
        name={isFavorite ? 'heart-filled' : 'heart'}
        size={isRound ? 'lg' : 'md'}
        className={isFavorite ? 'text-coral' : ''}
      />
      {variant === 'wide' && words}
    </button>
  )
}
