'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { deletePendingAction, pendingAction } from '@/components/accounts/pending-action'
import { useSession } from '@/components/accounts/session'
import { TextLink } from '@/components/ui/actions/links'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'

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
  const answers = useTranslations('search.savedSearches')
  const session = useSession()
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open')

  const save = useCallback(async () => {
    setState('saving')
    const { saveSearch } = await import('./save-search')
    setState((await saveSearch(queryOf(address), name, answers)) ? 'saved' : 'open')
  }, [address, name, answers])

  const isSignedIn = session.kind === 'user'
  useEffect(() => {
    const begun = pendingAction()
    if (!isSignedIn || begun?.act !== 'save-search') return
    if (begun.path !== window.location.pathname + window.location.search) return
    deletePendingAction()
    void save()
  }, [isSignedIn, save])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (state === 'open') void save()
  }

  return (
    <form method="post" action={routes.api.savedSearches()} onSubmit={onSubmit} className="save-search">
      <input type="hidden" name="search" value={queryOf(address)} />
      <input type="hidden" name="name" value={name} />
      <button type="submit" aria-disabled={state !== 'open' || undefined}>
        <Icon name={state === 'saved' ? 'check' : 'bell'} size="sm" />
        <span>{t(state === 'saved' ? 'searchSaved' : 'saveSearch')}</span>
      </button>
      {state === 'saved' && <TextLink href={routes.savedSearches()}>{t('toSavedSearches')}</TextLink>}
    </form>
  )
}
