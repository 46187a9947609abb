'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { TextLink } from '@/components/ui/actions/text-link'
import { routes } from '@/lib/platform/http/routes'
import { FavoriteList, NoFavorites } from './favorite-list'
import type { FavoriteRow } from './favorite-row'
import { holds, useFavorites } from './favorite-store'
import { favoritesPageMessages as texts } from './page-messages'

type DashboardFavoritesProps = {
  favorites: readonly FavoriteRow[]
  /** How many of the newest to show, with a link to all; all if absent. */
  most?: number
}

/** Saved providers on the dashboard. When one is removed, the next takes its place, and the count updates. */
export function DashboardFavorites({ favorites, most = favorites.length }: DashboardFavoritesProps) {
  const router = useRouter()
  const [removed, setRemoved] = useState<readonly string[]>([])
  useLatecomers(favorites)
  const left = favorites.filter(({ row }) => !removed.includes(row.id))
  return (
    <section aria-labelledby="favorites">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="favorites" className="text-section tracking-tight">
          {texts.title}
        </h2>
        {left.length > most && (
          <TextLink href={routes.caregiverDashboard({ tab: 'favorites' })}>{texts.all(left.length)}</TextLink>
        )}
      </div>
      {left.length === 0 ? (
        <NoFavorites level={3} />
      ) : (
        <FavoriteList
          favorites={left.slice(0, most)}
          level={3}
          onRemoved={(id) => {
            setRemoved([...removed, id])
            router.refresh()
          }}
        />
      )}
    </section>
  )
}

/** Favorites of this browser may reach the account after the page was rendered: then it is refreshed. */
function useLatecomers(favorites: readonly FavoriteRow[]) {
  const { ids, isComplete } = useFavorites()
  const router = useRouter()
  const isRequested = useRef(false)
  useEffect(() => {
    const isBehind = ids.some((id) => !favorites.some(({ row }) => holds([row.id], id)))
    if (!isComplete || !isBehind || isRequested.current) return
    isRequested.current = true
    router.refresh()
  }, [ids, isComplete, favorites, router])
}
