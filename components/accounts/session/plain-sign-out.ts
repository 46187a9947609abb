import { plainAlert, plainLink, plainPage, seeOther } from '@/components/forms/plain-page'
import type { PlainForm } from '@/lib/access/types'
import { routes } from '@/lib/platform/routes'
import { accountTexts as texts } from '../texts'

/** Signing out without JavaScript. */
export const plainSignedOut: PlainForm<undefined> = {
  accepted: () => seeOther(routes.home()),
  refused: ({ refusal: { message, status, headers } }) =>
    plainPage({
      title: texts.signOutFailed,
      body: `${plainAlert(message)}<p>${plainLink(routes.home(), texts.toHome)}</p>`,
      status,
      headers,
    }),
}
