'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { AppLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import { publishFavorites, useFavorites } from './favorite-store'

/**
 * The header's link for parents, and for visitors, whose browser stores favorites. The count overlays the heart, so
 * nothing shifts. Because it is on every page, it also announces favorites that were added to the account.
 */
export function FavoritesLink() {
  const t = useTranslations('families.favorites')
  const { owner, ids, isMerged } = useFavorites()
  useEffect(() => {
    if (!isMerged) return
    publishFavorites({ isMerged: false })
    showToast({ title: t('merged'), description: t('mergedText') })
  }, [isMerged, t])
  if (owner === 'nobody') return null
  const label = t('link', { count: ids.length })
  return (
    <AppLink
      href={routes.favorites()}
      aria-label={label}
      title={label}
      className={classNames(
        'relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken max-[22rem]:hidden',
        // For signed-in users, hidden until the session is loaded: the account menu then appears and moves this link.
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
  const t = useTranslations('families.favorites')
  const { owner, ids } = useFavorites()
  if (owner === 'nobody') return null
  return (
    <li>
      <AppLink href={routes.favorites()} className={className}>
        {t('link', { count: ids.length })}
      </AppLink>
    </li>
  )
}
