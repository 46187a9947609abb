import { currentSession, refreshSession } from '@/components/accounts/session'
import { requestSignIn } from '@/components/accounts/sign-in/sign-in-request'
import { showToast } from '@/components/ui/overlays/toasts'
import { isFamilyRole } from '@/lib/families/policy'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'

/** Saves a search (the part of its address after "?"), and shows the result. Returns whether it is saved. Loaded when the button is pressed. */
export async function saveSearch(search: string, name: string, t: Translate<'search.savedSearches'>): Promise<boolean> {
  if (currentSession().kind === 'unknown') await refreshSession()
  const session = currentSession()
  if (session.kind !== 'user') return requireSignIn()
  if (!isFamilyRole(session.user.role)) return refuse(t('wrongRole'), t('wrongRoleText'))
  try {
    const body = { search, name }
    const answer = await callApi(routes.api.savedSearches(), { method: 'POST', body })
    if (wasThere(answer)) showToast({ title: t('already'), description: t('alreadyText') })
    else showToast({ title: t('saved'), description: t('savedText') })
    return true
  } catch (error) {
    console.error(error)
    if (!(error instanceof ApiError)) return refuse(t('failed'), t('failedText'))
    if (error.status !== 401) return refuse(t('failed'), error.sentence ?? t('failedText'))
    await refreshSession()
    return requireSignIn()
  }
}

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
