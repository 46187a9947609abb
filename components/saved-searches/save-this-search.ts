import { currentSession, refreshSession } from '@/components/accounts/session/session-store'
import { askToSignIn } from '@/components/accounts/sign-in-request'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { maySaveSearches } from '@/lib/saved-searches/policy'
import { savedSearchTexts as texts } from './texts'

/** Saves a search for whoever is here, and says what came of it. Answers whether it is saved. */
export async function saveThisSearch(address: string, name: string): Promise<boolean> {
  if (currentSession().kind === 'unknown') await refreshSession()
  const session = currentSession()
  if (session.kind !== 'user') return ask()
  if (!maySaveSearches(session.user.role)) return refuse(texts.wrongRole, texts.wrongRoleText)
  try {
    const body = { search: queryOf(address), name }
    const answer = await callApi(routes.api.savedSearches(), { method: 'POST', body })
    if (wasThere(answer)) showToast({ title: texts.already, description: texts.alreadyText })
    else showToast({ title: texts.saved, description: texts.savedText })
    return true
  } catch (error) {
    console.error(error)
    if (!(error instanceof CallError)) return refuse(texts.failed, texts.failedText)
    if (error.status !== 401) return refuse(texts.failed, error.sentence ?? texts.failedText)
    await refreshSession()
    return ask()
  }
}

export const queryOf = (address: string) => address.slice(address.indexOf('?') + 1)

function ask(): false {
  askToSignIn('save-search', 'search')
  return false
}

function refuse(title: string, description: string): false {
  showToast({ title, description, tone: 'destructive' })
  return false
}

const wasThere = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'isNew' in answer && answer.isNew === false
