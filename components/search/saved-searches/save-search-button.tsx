'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { deletePendingAction, pendingAction } from '@/components/accounts/pending-action'
import { useSession } from '@/components/accounts/session'
import { withMessages } from '@/components/platform/browser-messages'
import { TextLink } from '@/components/ui/actions/links'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'

/** Its code and its texts load at the press. */
const SaveSearch = withMessages(
  'searchLater',
  lazy(() => import('./save-search')),
)

const queryOf = (address: string) => address.slice(address.indexOf('?') + 1)

type SaveSearchButtonProps = {
  /** This search's URL. */
  address: string
  /** Its default name. */
  name: string
}

/**
 * Saves the current search; a visitor signs in first, and it continues afterwards. Before hydration its form does the
 * same.
 */
export function SaveSearchButton({ address, name }: SaveSearchButtonProps) {
  const t = useTranslations('search.screen')
  const session = useSession()
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open')

  const isSignedIn = session.kind === 'user'
  useEffect(() => {
    const begun = pendingAction()
    if (!isSignedIn || begun?.act !== 'save-search') return
    if (begun.path !== window.location.pathname + window.location.search) return
    deletePendingAction()
    setState('saving')
  }, [isSignedIn])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (state === 'open') setState('saving')
  }

  return (
    <form method="post" action={routes.api.savedSearches()} onSubmit={onSubmit} className="save-search">
      <input type="hidden" name="search" value={queryOf(address)} />
      <input type="hidden" name="name" value={name} />
      <button type="submit" aria-disabled={state !== 'open' || undefined}>
        <Icon name={state === 'saved' ? 'check' : 'bell'} size="sm" />
        <span>{t(state === 'saved' ? 'searchSaved' : 'saveSearch')}</span>
      </button>
      {state === 'saving' && (
        <Suspense fallback={null}>
          <SaveSearch
            search={queryOf(address)}
            name={name}
            onDone={(isSaved) => setState(isSaved ? 'saved' : 'open')}
          />
        </Suspense>
      )}
      {state === 'saved' && <TextLink href={routes.savedSearches()}>{t('toSavedSearches')}</TextLink>}
    </form>
  )
}
