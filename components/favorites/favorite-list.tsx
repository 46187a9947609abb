'use client'

import { useRef } from 'react'
import { OwnFitBar } from '@/components/fit/own-fit'
import { FavoriteItem } from './favorite-item'
import type { FavoriteRow } from './favorite-row-view'
import { favoritesPageTexts as texts } from './page-texts'

type FavoriteListProps = { favorites: readonly FavoriteRow[]; level?: 2 | 3; onRemoved: (id: string) => void }

/** Saved providers below one another, and how they fit one's own child. The focus stays in the list when the button that had it goes. */
export function FavoriteList({ favorites, level = 2, onRemoved }: FavoriteListProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <OwnFitBar className="mt-3" />
      <ul ref={list} tabIndex={-1} aria-label={texts.title} className="outline-none">
        {favorites.map((favorite) => (
          <FavoriteItem
            key={favorite.row.id}
            favorite={favorite}
            level={level}
            onRemoved={() => {
              list.current?.focus()
              onRemoved(favorite.row.id)
            }}
          />
        ))}
      </ul>
    </>
  )
}
