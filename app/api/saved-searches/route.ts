import { plainAlert, plainLink, plainPage, seeOther } from '@/components/forms/plain-form'
import { defineRoute } from '@/lib/access/routes/define-route'
import type { PlainForm } from '@/lib/access/types'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { routes } from '@/lib/platform/http/routes'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'
import { saveSearch } from '@/lib/search/saved-searches/commands/saved-searches'
import { saveInput } from '@/lib/search/saved-searches/schema'

/** Saving a search without JavaScript: redirects to the saved searches, or back to the search after signing in. */
const plainSavedSearchForm: PlainForm<unknown> = {
  accepted: () => seeOther(routes.savedSearches()),
  refused: ({ typed, refusal: { message: sentence, status, headers }, locale }) => {
    const search = `${routes.search()}?${typed.search ?? ''}`
    if (status === 401) return seeOther(routes.signIn({ next: search }))
    const t = translate(locale, 'search.savedSearches')
    return plainPage({
      locale,
      title: t('failed'),
      body: `${plainAlert(sentence)}<p>${plainLink(locale, search, t('backToSearch'))}</p>`,
      status,
      headers,
    })
  },
}

export const POST = defineRoute({
  access: FAMILY_ROLES,
  wrongRole: message('search.savedSearches.wrongRoleText'),
  body: saveInput,
  form: plainSavedSearchForm,
  handle: async ({ actor, body }) => {
    const saved = await saveSearch(actor, body, now())
    return Response.json(saved, { status: saved.isNew ? 201 : 200 })
  },
})
