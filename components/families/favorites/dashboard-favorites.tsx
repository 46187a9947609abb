'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { ProviderThumbnail, RowLines } from '@/components/providers/row-parts'
import { type RowTexts, useRowTexts } from '@/components/providers/row-text'
import { ButtonLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { VisuallyHidden } from '@/components/ui/surface/text'
import { hasNotes } from '@/lib/families/favorites/rules'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import { FavoriteList, NoFavorites, RemoveFavorite } from './favorite-list'
import type { FavoriteRow } from './favorite-row'
import { includesFavorite, useFavorites } from './favorite-store'

/** The favorites that were not removed on this page, and a function to remove one. */
function useRemaining(favorites: readonly FavoriteRow[]) {
  const router = useRouter()
  const [removed, setRemoved] = useState<readonly string[]>([])
  useRefreshAfterMerge(favorites)
  const onRemoved = (id: string) => {
    setRemoved([...removed, id])
    router.refresh()
  }
  return { remaining: favorites.filter(({ row }) => !removed.includes(row.id)), onRemoved }
}

type DashboardFavoritesProps = { favorites: readonly FavoriteRow[] }

/** All saved providers. When one is removed, the count updates. */
export function DashboardFavorites({ favorites }: DashboardFavoritesProps) {
  const t = useTranslations('families.favoritesPage')
  const { remaining, onRemoved } = useRemaining(favorites)
  return (
    <section aria-labelledby="favorites">
      <h2 id="favorites" className="text-section tracking-tight">
        {t('title')}
      </h2>
      <RestoredFocus>
        {remaining.length === 0 ? (
          <NoFavorites level={3} />
        ) : (
          <FavoriteList favorites={remaining} level={3} onRemoved={onRemoved} />
        )}
      </RestoredFocus>
    </section>
  )
}

const TOP_COUNT = 3

/** The best favorites as cards; phones have them under Favorites. When one is removed, the next takes its place. */
export function TopFavorites({ favorites, title }: DashboardFavoritesProps & { title: string }) {
  const t = useTranslations('families.favoritesPage')
  const rowTexts = useRowTexts()
  const { remaining, onRemoved } = useRemaining(favorites)
  const list = useRef<HTMLUListElement>(null)
  const all = dashboardRoutes.caregiverDashboard({ tab: 'favorites' })
  return (
    <section aria-labelledby="favorites">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2
          id="favorites"
          className={classNames('text-section tracking-tight', remaining.length > 0 && 'max-sm:sr-only')}
        >
          {title}
        </h2>
        {remaining.length > 1 && (
          <ButtonLink variant="secondary" href={all} className="max-sm:w-full">
            {t('compare')}
          </ButtonLink>
        )}
      </div>
      {remaining.length === 0 ? (
        <NoFavorites level={3} />
      ) : (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t('title')}
          className="mt-4 hidden grid-cols-3 gap-5 outline-none sm:grid"
        >
          {remaining.slice(0, TOP_COUNT).map((favorite) => (
            <TopFavorite
              key={favorite.row.id}
              favorite={favorite}
              t={t}
              rowTexts={rowTexts}
              onRemoved={() => {
                list.current?.focus()
                onRemoved(favorite.row.id)
              }}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type TopFavoriteProps = {
  favorite: FavoriteRow
  onRemoved: () => void
  t: Translate<'families.favoritesPage'>
  rowTexts: RowTexts
}

function TopFavorite({ favorite, onRemoved, t, rowTexts }: TopFavoriteProps) {
  const { row, today, isClosed, notes, score } = favorite
  return (
    <li>
      <ProviderThumbnail {...row} className="h-28 w-full rounded-xl object-cover dimmed" />
      <div className="mt-2.5 text-sm">
        <h3 className="text-name">{row.name}</h3>
        {score !== undefined && <p className="font-medium">{t('score', { score })}</p>}
        {isClosed ? (
          <p className="font-semibold">{t('closed')}</p>
        ) : (
          <RowLines row={row} today={today} texts={rowTexts} />
        )}
        <div className="-ml-3 flex flex-wrap">
          <ButtonLink variant="quiet" size="sm" href={routes.provider(row.id)}>
            {t('viewDetails')}
            <VisuallyHidden>{` ${row.name}`}</VisuallyHidden>
          </ButtonLink>
          <RemoveFavorite
            favorite={favorite}
            losesNotes={notes !== undefined && hasNotes(notes)}
            onRemoved={onRemoved}
          />
        </div>
      </div>
    </li>
  )
}

/** Favorites of this browser may reach the account after the page was rendered: then it is refreshed. */
function useRefreshAfterMerge(favorites: readonly FavoriteRow[]) {
  const { ids, isComplete } = useFavorites()
  const router = useRouter()
  const isRequested = useRef(false)
  useEffect(() => {
    const lacksFavorites = ids.some((id) => !favorites.some(({ row }) => includesFavorite([row.id], id)))
    if (!isComplete || !lacksFavorites || isRequested.current) return
    isRequested.current = true
    router.refresh()
  }, [ids, isComplete, favorites, router])
}
