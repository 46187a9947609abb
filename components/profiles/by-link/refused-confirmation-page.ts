import { plainAlert, plainLink, plainPage } from '@/components/forms/plain-page'
import type { Refusal } from '@/lib/access/types'
import { routes } from '@/lib/platform/routes'
import { factsByLinkTexts as texts } from './texts'

/** A confirmation by a link was refused: why, and the way back. */
export function refusedConfirmationPage({ token = '' }: Record<string, string>, refusal: Refusal): Response {
  const sentence = refusal.fields?.group ?? refusal.message
  const body = `${plainAlert(sentence)}<p>${plainLink(routes.confirmFacts(token), texts.back)}</p>`
  return plainPage({ title: texts.refusedTitle, body, status: refusal.status, headers: refusal.headers })
}
