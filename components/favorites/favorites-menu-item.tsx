'use client'

import { AppLink } from '@/components/ui/app-link'
import { routes } from '@/lib/platform/routes'
import { useFavorites } from './favorite-store'
import { favoritesTexts as texts } from './texts'

/** In the phone's menu: on the narrowest screens the header has no room for the heart. */
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
