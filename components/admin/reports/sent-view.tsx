import { plainAlert, plainLink, plainPage } from '@/components/forms/plain-form'
import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/actions/links'
import { REPORT_LIMITS } from '@/lib/admin/reports/schema'
import { escapeHtml } from '@/lib/platform/documents/html'
import { routes } from '@/lib/platform/http/routes'
import { TOPIC_OPTIONS, reportMessages as texts } from './messages'

export function SentView({ id, name }: { id: string; name: string }) {
  return (
    <>
      <PageHead
        title={texts.sentTitle}
        lead={texts.sentLead}
        crumbs={[{ label: name, href: routes.provider(id) }, { label: texts.title }]}
      />
      <div className="wrap pb-16">
        <p className="mb-6 max-w-reading">{texts.sentEmail}</p>
        <ButtonLink href={routes.provider(id)}>{texts.back}</ButtonLink>
      </div>
    </>
  )
}

/** The page shown without JavaScript when a report was rejected: the reason, and the form with its input. */
export function refusedReportPage(
  typed: Record<string, string>,
  refusal: { status: number; message: string; headers: HeadersInit },
): Response {
  const { provider = '', topic = '', message = '', email = '' } = typed
  const options = TOPIC_OPTIONS.map(
    ({ value, label }) => `<option value="${value}"${value === topic ? ' selected' : ''}>${label}</option>`,
  ).join('')
  const body = `${plainAlert(`${refusal.message} ${texts.notSent}`)}
<form method="post" action="${routes.api.reports()}"><input type="hidden" name="provider" value="${escapeHtml(provider)}">
<p><label>${texts.topic}<br><select name="topic" required>${options}</select></label></p>
<p><label>${texts.message}<br><textarea name="message" rows="8" cols="60" required maxlength="${REPORT_LIMITS.message}">
${escapeHtml(message)}</textarea></label></p>
<p><label>${texts.email}<br><input type="email" name="email" value="${escapeHtml(email)}"></label></p>
<p><button>${texts.send}</button> ${plainLink(routes.provider(provider), texts.back)}</p></form>`
  return plainPage({ title: texts.refusedTitle, body, status: refusal.status, headers: refusal.headers })
}
