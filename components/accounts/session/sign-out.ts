import { forgetAllDrafts } from '@/components/forms/draft'
import { showToast } from '@/components/ui/toast-store'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { accountTexts } from '../texts'
import { refreshSession } from './session-store'

/** Ends the session on the server, then here. Answers whether it ended: somebody on a shared computer must not guess. */
export async function signOut(): Promise<boolean> {
  try {
    await callApi(routes.api.logout(), { method: 'POST' })
  } catch (error) {
    console.error(error)
    showToast({ title: accountTexts.signOutFailed, description: accountTexts.tryAgain, tone: 'destructive' })
    return false
  }
  forgetAllDrafts()
  await refreshSession()
  return true
}
