'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { FavoriteList } from './favorite-list'
import type { FavoriteRow } from './favorite-row-view'
import { holds, useFavorites } from './favorite-store'
import { NoFavorites } from './no-favorites'
import { favoritesPageTexts as texts } from './page-texts'

const SHOWN = 3

/** The newest three on the dashboard, and the way to all. As one goes, the next one takes its place. */
export function DashboardFavorites({ favorites }: { favorites: readonly FavoriteRow[] }) {
  const [removed, setRemoved] = useState<readonly string[]>([])
  useLatecomers(favorites)
  const left = favorites.filter(({ row }) => !removed.includes(row.id))
  return (
    <section aria-labelledby="favorites">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="favorites" className="text-section tracking-tight">
          {texts.title}
        </h2>
        {left.length > SHOWN && <TextLink href={routes.favorites()}>{texts.all(left.length)}</TextLink>}
      </div>
      {left.length === 0 ? (
        <NoFavorites level={3} />
      ) : (
        <FavoriteList favorites={left.slice(0, SHOWN)} level={3} onRemoved={(id) => setRemoved([...removed, id])} />
      )}
    </section>
  )
}

/** What this browser kept may reach the account while this page was already made: it is made once more. */
function useLatecomers(favorites: readonly FavoriteRow[]) {
  const { ids, isComplete } = useFavorites()
  const router = useRouter()
  const isAsked = useRef(false)
  useEffect(() => {
    const isBehind = ids.some((id) => !favorites.some(({ row }) => holds([row.id], id)))
    if (!isComplete || !isBehind || isAsked.current) return
    isAsked.current = true
    router.refresh()
  }, [ids, isComplete, favorites, router])
}
