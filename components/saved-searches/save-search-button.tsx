'use client'

import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { begunAct, forgetAct } from '@/components/accounts/begun-act'
import { useSession } from '@/components/accounts/session/session-store'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { queryOf, saveThisSearch } from './save-this-search'
import { savedSearchTexts as texts } from './texts'

type SaveSearchButtonProps = {
  /** This search's own address. */
  address: string
  /** Its name until its owner says otherwise. */
  name: string
}

/** Saves the search on the page; for a visitor it asks to sign in, and finishes afterwards. Before hydration its form does the same. */
export function SaveSearchButton({ address, name }: SaveSearchButtonProps) {
  const session = useSession()
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open')

  const save = useCallback(async () => {
    setState('saving')
    setState((await saveThisSearch(address, name)) ? 'saved' : 'open')
  }, [address, name])

  const isSignedIn = session.kind === 'user'
  useEffect(() => {
    const begun = begunAct()
    if (!isSignedIn || begun?.act !== 'save-search') return
    if (begun.path !== window.location.pathname + window.location.search) return
    forgetAct()
    void save()
  }, [isSignedIn, save])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (state === 'open') void save()
  }

  return (
    <form
      method="post"
      action={routes.api.savedSearches()}
      onSubmit={onSubmit}
      className="mt-1 flex flex-wrap items-center gap-x-4"
    >
      <input type="hidden" name="search" value={queryOf(address)} />
      <input type="hidden" name="name" value={name} />
      <button
        type="submit"
        aria-disabled={state !== 'open' || undefined}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-pine hover:text-pine-deep aria-disabled:cursor-default aria-disabled:text-soft"
      >
        <Icon name={state === 'saved' ? 'check' : 'bell'} size="sm" />
        {state === 'saved' ? texts.saved : texts.save}
      </button>
      {state === 'saved' && <TextLink href={routes.savedSearches()}>{texts.toList}</TextLink>}
    </form>
  )
}
