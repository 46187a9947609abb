'use client'

import { AppLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import { useFavorites } from './favorite-store'
import { favoritesMessages as texts } from './messages'

/**
 * In the header, for parents and for visitors, whose browser stores favorites. The count overlays the heart, so nothing
 * shifts.
 */
export function FavoritesLink() {
  const { owner, ids } = useFavorites()
  if (owner === 'nobody') return null
  const label = texts.link(ids.length)
  return (
    <AppLink
      href={routes.favorites()}
      aria-label={label}
      title={label}
      className={classNames(
        'relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken max-[22rem]:hidden',
        // It appears with the account menu, which changes its position.
        owner === null && 'signed-out',
      )}
    >
      <Icon name={ids.length > 0 ? 'heart-filled' : 'heart'} size="lg" className={ids.length > 0 ? 'text-coral' : ''} />
      {ids.length > 0 && (
        <span
          aria-hidden
          className="numbers absolute top-0 right-0 min-w-5 rounded-full bg-ink px-1 text-center text-xs leading-5 font-bold text-paper"
        >
          {ids.length}
        </span>
      )}
    </AppLink>
  )
}

/** In the phone's menu: the narrowest screens have no room for the heart. */
export function FavoritesMenuItem({ className }: { className: string }) {
  const { owner, ids } = useFavorites()
  if (owner === 'nobody') return null
  return (
    <li>
      <AppLink href={routes.favorites()} className={className}>
        {texts.link(ids.length)}
      </AppLink>
    </li>
  )
}
