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
  /** The newest so many, and the way to all; without it all of them. */
  most?: number
}

/** Saved providers on the dashboard. As one goes, the next one takes its place, and the page counts again. */
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
