import { plainAlert, plainLink, plainPage } from '@/components/forms/plain-page'
import type { Refusal } from '@/lib/access/types'
import { MESSAGE_LIMITS } from '@/lib/messages/schema'
import { escapeHtml } from '@/lib/platform/escape-html'
import { routes } from '@/lib/platform/routes'
import { byMailTexts as texts } from './texts'

/** An answer by a link was refused: why, and the form with all that was typed. What became of the visit is chosen on the page. */
export function refusedAnswerPage(typed: Record<string, string>, refusal: Refusal): Response {
  const { token = '', text = '' } = typed
  const sentence = refusal.fields?.text ?? refusal.fields?.visit ?? refusal.message
  const body = `${plainAlert(`${sentence} ${texts.notSent}`)}
<form method="post" action="${routes.api.answerRequest()}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<p><label>${texts.answer}<br><textarea name="text" rows="8" cols="60" maxlength="${MESSAGE_LIMITS.text}">
${escapeHtml(text)}</textarea></label></p>
<p><button>${texts.send}</button> ${plainLink(routes.answerRequest(token), texts.back)}</p></form>`
  return plainPage({ title: texts.refusedTitle, body, status: refusal.status, headers: refusal.headers })
}
