import { useTranslations } from 'next-intl'
import { plainAlert, plainLink, plainPage } from '@/components/forms/plain-form'
import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/actions/links'
import { REPORT_LIMITS } from '@/lib/admin/reports/schema'
import { escapeHtml } from '@/lib/platform/documents/html'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { topicOptions } from './topic-options'

export function SentView({ id, name }: { id: string; name: string }) {
  const t = useTranslations('admin.reports')
  return (
    <>
      <PageHead
        title={t('sentTitle')}
        lead={t('sentLead')}
        crumbs={[{ label: name, href: routes.provider(id) }, { label: t('title') }]}
      />
      <div className="wrap pb-16">
        <p className="mb-6 max-w-reading">{t('sentEmail')}</p>
        <ButtonLink href={routes.provider(id)}>{t('back')}</ButtonLink>
      </div>
    </>
  )
}

/** The page shown without JavaScript when a report was rejected: the reason, and the form with its input. */
export function refusedReportPage(
  locale: Locale,
  typed: Record<string, string>,
  refusal: { status: number; message: string; headers: HeadersInit },
): Response {
  const t = translate(locale, 'admin.reports')
  const { provider = '', topic = '', message = '', email = '' } = typed
  const options = topicOptions(t)
    .map(({ value, label }) => `<option value="${value}"${value === topic ? ' selected' : ''}>${label}</option>`)
    .join('')
  const body = `${plainAlert(`${refusal.message} ${t('notSent')}`)}
<form method="post" action="${routes.api.reports()}?language=${locale}"><input type="hidden" name="provider" value="${escapeHtml(provider)}">
<p><label>${t('topic')}<br><select name="topic" required>${options}</select></label></p>
<p><label>${t('message')}<br><textarea name="message" rows="8" cols="60" required maxlength="${REPORT_LIMITS.message}">
${escapeHtml(message)}</textarea></label></p>
<p><label>${t('email')}<br><input type="email" name="email" value="${escapeHtml(email)}"></label></p>
<p><button>${t('send')}</button> ${plainLink(locale, routes.provider(provider), t('back'))}</p></form>`
  return plainPage({ locale, title: t('refusedTitle'), body, status: refusal.status, headers: refusal.headers })
}
