import { deleteAllDrafts } from '@/components/forms/use-draft'
import { showToast } from '@/components/ui/overlays/toasts'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import { refreshSession } from './session'

/** Ends the session on the server, then here. Returns whether it worked: on a shared computer people must know. */
export async function signOut(t: Translate<'accounts.common'>): Promise<boolean> {
  try {
    await callApi(routes.api.logout(), { method: 'POST' })
  } catch (error) {
    console.error(error)
    showToast({ title: t('signOutFailed'), description: t('tryAgain'), tone: 'destructive' })
    return false
  }
  deleteAllDrafts()
  await refreshSession()
  return true
}
