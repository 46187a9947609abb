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
import { holds, useFavorites } from './favorite-store'

/** The favorites that were not removed on this page, and a function to remove one. */
function useRemaining(favorites: readonly FavoriteRow[]) {
  const router = useRouter()
  const [removed, setRemoved] = useState<readonly string[]>([])
  useLatecomers(favorites)
  const onRemoved = (id: string) => {
    setRemoved([...removed, id])
    router.refresh()
  }
  return { left: favorites.filter(({ row }) => !removed.includes(row.id)), onRemoved }
}

type DashboardFavoritesProps = { favorites: readonly FavoriteRow[] }

/** All saved providers. When one is removed, the count updates. */
export function DashboardFavorites({ favorites }: DashboardFavoritesProps) {
  const t = useTranslations('families.favoritesPage')
  const { left, onRemoved } = useRemaining(favorites)
  return (
    <section aria-labelledby="favorites">
      <h2 id="favorites" className="text-section tracking-tight">
        {t('title')}
      </h2>
      <RestoredFocus>
        {left.length === 0 ? (
          <NoFavorites level={3} />
        ) : (
          <FavoriteList favorites={left} level={3} onRemoved={onRemoved} />
        )}
      </RestoredFocus>
    </section>
  )
}

const TOP = 3

/** The best favorites as cards; phones have them under Favorites. When one is removed, the next takes its place. */
export function TopFavorites({ favorites, title }: DashboardFavoritesProps & { title: string }) {
  const t = useTranslations('families.favoritesPage')
  const rowTexts = useRowTexts()
  const { left, onRemoved } = useRemaining(favorites)
  const list = useRef<HTMLUListElement>(null)
  const all = dashboardRoutes.caregiverDashboard({ tab: 'favorites' })
  return (
    <section aria-labelledby="favorites">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="favorites" className={classNames('text-section tracking-tight', left.length > 0 && 'max-sm:sr-only')}>
          {title}
        </h2>
        {left.length > 1 && (
          <ButtonLink variant="secondary" href={all} className="max-sm:w-full">
            {t('compare')}
          </ButtonLink>
        )}
      </div>
      {left.length === 0 ? (
        <NoFavorites level={3} />
      ) : (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t('title')}
          className="mt-4 hidden grid-cols-3 gap-5 outline-none sm:grid"
        >
          {left.slice(0, TOP).map((favorite) => (
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
