'use client'

import { signInDialogLink } from '@/components/accounts/sign-in/open-sign-in'
import { signUpLink } from '@/components/accounts/wizard/open-wizard'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { routes } from '@/lib/platform/routes'
import { FavoriteList } from './favorite-list'
import { NoFavorites } from './no-favorites'
import { favoritesPageTexts as texts } from './page-texts'
import { useFavoriteRows } from './use-favorite-rows'

const SKELETONS = [1, 2, 3, 4, 5, 6]

/** The list in all its states. */
export function OwnFavorites() {
  const { owner, rows, load, drop } = useFavoriteRows()
  if (owner === 'nobody') return <EmptyState title={texts.notForRole}>{texts.notForRoleText}</EmptyState>
  if (rows.kind === 'loading') return <Loading />
  if (rows.kind === 'failed')
    return (
      <div role="alert">
        <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{texts.tryAgain}</Button>}>
          {texts.failedText}
        </EmptyState>
      </div>
    )
  if (rows.favorites.length === 0) return <NoFavorites />
  return (
    <>
      {owner === 'browser' && <AccountHint />}
      <FavoriteList favorites={rows.favorites} onRemoved={drop} />
    </>
  )
}

function AccountHint() {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-mint px-5 py-4">
      <p className="min-w-60 flex-1">{texts.inBrowser}</p>
      <ButtonLink variant="secondary" {...signUpLink('caregiver')}>
        {texts.signUp}
      </ButtonLink>
      <ButtonLink {...signInDialogLink(routes.favorites())}>{texts.signIn}</ButtonLink>
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy>
      <p className="sr-only" role="status">
        {texts.loading}
      </p>
      {SKELETONS.map((place) => (
        <Skeleton key={place} className="mb-5 h-28 w-full rounded-xl" />
      ))}
    </div>
  )
}
