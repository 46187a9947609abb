'use client'

import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { deletePendingAction, pendingAction } from '@/components/accounts/pending-action'
import { currentSession, refreshSession, useSession } from '@/components/accounts/session'
import { requestSignIn } from '@/components/accounts/sign-in/sign-in-request'
import { TextLink } from '@/components/ui/actions/text-link'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { maySaveSearches } from '@/lib/search/policy'
import { savedSearchMessages as texts } from './messages'

/** Saves a search, and shows the result. Returns whether it is saved. */
async function saveThisSearch(address: string, name: string): Promise<boolean> {
  if (currentSession().kind === 'unknown') await refreshSession()
  const session = currentSession()
  if (session.kind !== 'user') return requireSignIn()
  if (!maySaveSearches(session.user.role)) return refuse(texts.wrongRole, texts.wrongRoleText)
  try {
    const body = { search: queryOf(address), name }
    const answer = await callApi(routes.api.savedSearches(), { method: 'POST', body })
    if (wasThere(answer)) showToast({ title: texts.already, description: texts.alreadyText })
    else showToast({ title: texts.saved, description: texts.savedText })
    return true
  } catch (error) {
    console.error(error)
    if (!(error instanceof ApiError)) return refuse(texts.failed, texts.failedText)
    if (error.status !== 401) return refuse(texts.failed, error.sentence ?? texts.failedText)
    await refreshSession()
    return requireSignIn()
  }
}

const queryOf = (address: string) => address.slice(address.indexOf('?') + 1)

function requireSignIn(): false {
  requestSignIn('save-search', 'search')
  return false
}

function refuse(title: string, description: string): false {
  showToast({ title, description, tone: 'destructive' })
  return false
}

const wasThere = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'isNew' in answer && answer.isNew === false

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
  const session = useSession()
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open')

  const save = useCallback(async () => {
    setState('saving')
    setState((await saveThisSearch(address, name)) ? 'saved' : 'open')
  }, [address, name])

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
        <span>{state === 'saved' ? texts.saved : texts.save}</span>
      </button>
      {state === 'saved' && <TextLink href={routes.savedSearches()}>{texts.toList}</TextLink>}
    </form>
  )
}
