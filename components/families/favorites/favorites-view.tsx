'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { signInDialogLink, signUpLink } from '@/components/accounts/dialog-links'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { Skeleton } from '@/components/ui/surface/loading'
import { routes } from '@/lib/platform/http/routes'
import { CompareTool } from '../compare/compare-tool'
import { fetchRows } from './account-favorites'
import { FavoriteList, NoFavorites } from './favorite-list'
import type { FavoriteRow } from './favorite-row'
import { type Owner, readStoredFavorites, useFavorites } from './favorite-store'

export type Rows = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; favorites: readonly FavoriteRow[] }

/** The current user's rows, from the account or from this browser. Fetched again after signing in or out. */
function useFavoriteRows() {
  const { owner, isComplete } = useFavorites()
  const [rows, setRows] = useState<Rows>({ kind: 'loading' })

  const load = useCallback(async () => {
    setRows({ kind: 'loading' })
    setRows(await loadRows(owner))
  }, [owner])

  // An account's rows load after this browser's favorites were merged.
  useEffect(() => {
    if (isComplete) void load()
  }, [isComplete, load])

  function removeRow(id: string) {
    if (rows.kind !== 'loaded') return
    setRows({ kind: 'loaded', favorites: rows.favorites.filter(({ row }) => row.id !== id) })
  }
  return { owner, rows, load, removeRow }
}

async function loadRows(owner: Owner | null): Promise<Rows> {
  const stored = owner === 'browser' ? readStoredFavorites() : undefined
  if (stored?.length === 0 || owner === 'nobody') return { kind: 'loaded', favorites: [] }
  const favorites = await fetchRows(stored)
  return favorites ? { kind: 'loaded', favorites } : { kind: 'failed' }
}

const SKELETONS = [1, 2, 3, 4, 5, 6]

function OwnFavorites() {
  const favorites = useFavoriteRows()
  return (
    <RestoredFocus>
      <LoadedFavorites {...favorites} />
    </RestoredFocus>
  )
}

/** The list in all its states. */
function LoadedFavorites({ owner, rows, load, removeRow }: ReturnType<typeof useFavoriteRows>) {
  const t = useTranslations('families.favoritesPage')
  if (owner === 'nobody') return <EmptyState title={t('notForRole')}>{t('notForRoleText')}</EmptyState>
  if (rows.kind === 'loading') return <Loading />
  if (rows.kind === 'failed')
    return (
      <div role="alert">
        <EmptyState title={t('failed')} action={<Button onClick={() => void load()}>{t('tryAgain')}</Button>}>
          {t('failedText')}
        </EmptyState>
      </div>
    )
  if (rows.favorites.length === 0) return <NoFavorites />
  return (
    <>
      {owner === 'browser' && <AccountHint />}
      <FavoriteList favorites={rows.favorites} onRemoved={removeRow} />
    </>
  )
}

function AccountHint() {
  const t = useTranslations('families.favoritesPage')
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-mint px-5 py-4">
      <p className="min-w-60 flex-1">{t('inBrowser')}</p>
      <ButtonLink variant="secondary" {...signUpLink('caregiver')}>
        {t('signUp')}
      </ButtonLink>
      <ButtonLink {...signInDialogLink(routes.favorites())}>{t('signIn')}</ButtonLink>
    </div>
  )
}

function Loading() {
  const t = useTranslations('families.favoritesPage')
  return (
    <div aria-busy>
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      {SKELETONS.map((place) => (
        <Skeleton key={place} className="mb-5 h-28 w-full rounded-xl" />
      ))}
    </div>
  )
}

/** A static page; the browser fetches the favorites. */
export function FavoritesView() {
  const t = useTranslations('families.favoritesPage')
  return (
    <div className="group/favorites">
      {/* An open comparison has its own heading, and on phones it needs the whole first screen. */}
      <div className="max-md:group-has-[[data-comparing]]/favorites:sr-only">
        <PageHead title={t('title')} lead={t('description')} crumbs={[{ label: t('title') }]} />
      </div>
      <div className="wrap pb-16">
        <noscript>
          <p>{t('withoutScript')}</p>
        </noscript>
        <CompareTool />
        <OwnFavorites />
      </div>
    </div>
  )
}
