import { plainAlert, plainLink, plainPage, seeOther } from '@/components/forms/plain-form'
import type { PlainForm } from '@/lib/access/types'
import { routes } from '@/lib/platform/http/routes'
import { savedSearchMessages as texts } from './messages'

/** Saving a search without JavaScript: redirects to the saved searches, or back to the search after signing in. */
export const plainSavedSearchForm: PlainForm<unknown> = {
  accepted: () => seeOther(routes.savedSearches()),
  refused: ({ typed, refusal: { message, status, headers } }) => {
    const search = `${routes.search()}?${typed.search ?? ''}`
    if (status === 401) return seeOther(routes.signIn({ next: search }))
    return plainPage({
      title: texts.failed,
      body: `${plainAlert(message)}<p>${plainLink(search, texts.backToSearch)}</p>`,
      status,
      headers,
    })
  },
}
