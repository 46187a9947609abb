import { routes } from '@/lib/platform/routes'
import { REPORT_LIMITS } from '@/lib/reports/schema'
import { TOPIC_OPTIONS, reportTexts as texts } from './texts'

/**
 * What a browser without JavaScript sees when its report was refused: why, and the form with all that was typed. A page of
 * bare HTML, since an endpoint has no part in the pages' styles.
 */
export function refusedReportPage(
  typed: Record<string, string>,
  refusal: { status: number; message: string; headers: HeadersInit },
): Response {
  const { provider = '', topic = '', message = '', email = '' } = typed
  const options = TOPIC_OPTIONS.map(
    ({ value, label }) => `<option value="${value}"${value === topic ? ' selected' : ''}>${label}</option>`,
  ).join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${texts.refusedTitle}</title></head><body><main><h1>${texts.title}</h1>
<p role="alert"><strong>${escapeHtml(refusal.message)}</strong> ${texts.notSent}</p>
<form method="post" action="${routes.api.reports()}"><input type="hidden" name="provider" value="${escapeHtml(provider)}">
<p><label>${texts.topic}<br><select name="topic" required>${options}</select></label></p>
<p><label>${texts.message}<br><textarea name="message" rows="8" cols="60" required maxlength="${REPORT_LIMITS.message}">
${escapeHtml(message)}</textarea></label></p>
<p><label>${texts.email}<br><input type="email" name="email" value="${escapeHtml(email)}"></label></p>
<p><button>${texts.send}</button> <a href="${routes.provider(provider)}">${texts.back}</a></p></form></main></body></html>`
  const headers = new Headers(refusal.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'private, no-store')
  headers.set(
    'content-security-policy',
    "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  return new Response(html, { status: refusal.status, headers })
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('\0', '')
}
