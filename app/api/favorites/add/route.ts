import { plainAlert, plainLink, plainPage, seeOther } from '@/components/forms/plain-form'
import { defineRoute } from '@/lib/access/routes/define-route'
import type { PlainForm } from '@/lib/access/types'
import { addFavorite } from '@/lib/families/favorites/commands'
import { addByFormInput, addByFormQuery } from '@/lib/families/favorites/schema'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { routes, safePath } from '@/lib/platform/http/routes'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

/** Saving a favorite without JavaScript: returns to the page, or goes to sign-in first. */
const plainFavoriteForm: PlainForm<unknown> = {
  accepted: ({ typed }) => seeOther(backTo(typed)),
  refused: ({ typed, refusal: { message: sentence, status, headers }, locale }) => {
    if (status === 401) return seeOther(routes.signIn({ next: backTo(typed) }))
    const t = translate(locale, 'families.endpoints')
    const favorites = translate(locale, 'families.favorites')
    return plainPage({
      locale,
      title: favorites('addFailed'),
      body: `${plainAlert(sentence)}<p>${plainLink(locale, backTo(typed), t('backToPage'))}</p>`,
      status,
      headers,
    })
  },
}

const backTo = (typed: Record<string, string>) => safePath(typed.next) ?? routes.favorites()

/** A heart pressed before its page is hydrated, or without JavaScript. */
export const POST = defineRoute({
  access: FAMILY_ROLES,
  wrongRole: message('families.endpoints.wrongRole'),
  query: addByFormQuery,
  body: addByFormInput,
  form: plainFavoriteForm,
  handle: async ({ actor, query }) => {
    await addFavorite(actor, query.daycareId, now())
    return Response.json({ saved: true }, { status: 201 })
  },
})
