import { plainAlert, plainLink, plainPage, seeOther } from '@/components/forms/plain-form'
import type { PlainForm } from '@/lib/access/types'
import { routes, safePath } from '@/lib/platform/http/routes'
import { favoritesMessages as texts } from './messages'
import { favoritesPageMessages } from './page-messages'

/** Saving a favorite without JavaScript: returns to the page, or goes to sign-in first. */
export const plainFavoriteForm: PlainForm<unknown> = {
  accepted: ({ typed }) => seeOther(backTo(typed)),
  refused: ({ typed, refusal: { message, status, headers } }) =>
    status === 401
      ? seeOther(routes.signIn({ next: backTo(typed) }))
      : plainPage({
          title: texts.addFailed,
          body: `${plainAlert(message)}<p>${plainLink(backTo(typed), favoritesPageMessages.back)}</p>`,
          status,
          headers,
        }),
}

const backTo = (typed: Record<string, string>) => safePath(typed.next) ?? routes.favorites()
