import { useLocale, useTranslations } from 'next-intl'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { plainAlert, plainLink, plainPage } from '@/components/forms/plain-form'
import { PageHead } from '@/components/layout/page-head'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Radio } from '@/components/ui/fields/choice'
import { TextAreaField } from '@/components/ui/fields/text-field'
import type { Refusal } from '@/lib/access/types'
import { MESSAGE_LIMITS } from '@/lib/enrollment/inquiries/rules/conversation'
import type { LinkedRequest } from '@/lib/enrollment/inquiries/schema'
import type { LinkedVisit } from '@/lib/enrollment/tours/schema'
import { SITE } from '@/lib/platform/config/site'
import { escapeHtml } from '@/lib/platform/documents/html'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { localText } from '@/lib/platform/time/zoned-time'
import { MessageBubble, roleText } from './message-bubble'

/** A native form: it works without scripts for anyone who opens the emailed link. */
function AnswerForm({ token, visit }: { token: string; visit: LinkedVisit | null }) {
  const t = useTranslations('enrollment.answerByMail')
  const locale = useLocale()
  const { agreed = null, times = [], canDecline = false } = visit ?? {}
  return (
    <form method="post" action={dashboardRoutes.api.answerRequest()} className="mt-8 grid gap-5">
      <input type="hidden" name="token" value={token} />
      {(agreed !== null || times.length > 0) && (
        <fieldset>
          <legend className="font-semibold">{t('visit')}</legend>
          <p className="text-soft">{agreed === null ? t('asked') : t('agreed', { time: localText(locale, agreed) })}</p>
          {times.map(({ at, local }) => (
            <Radio key={at} name="visit" value={at} label={localText(locale, local)} />
          ))}
          {canDecline && (
            <>
              <Radio name="visit" value="decline" label={agreed === null ? t('decline') : t('callOff')} />
              <Radio name="visit" value="" label={t('noVisit')} defaultChecked />
            </>
          )}
        </fieldset>
      )}
      <TextAreaField name="text" label={t('answer')} hint={t('answerHint')} maxLength={MESSAGE_LIMITS.text} rows={6} />
      <Button type="submit" className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  )
}

type AnswerViewProps = {
  token: string
  request: LinkedRequest
  visit: LinkedVisit | null
  isSent: boolean
  /** ISO time. */
  now: string
}

/** What a parent shared with an unclaimed provider, and a form to reply. */
export function AnswerView({ token, request, visit, isSent, now }: AnswerViewProps) {
  const t = useTranslations('enrollment.answerByMail')
  const conversations = useTranslations('enrollment.conversations')
  const ages = useTranslations('enrollment.childAge')
  const locale = useLocale()
  const { subject, provider, parent, messages } = request
  const details = roleText(conversations, ages, locale, request)
  return (
    <>
      <PageHead title={subject} lead={t('lead', { parent, provider: provider.name, site: SITE.name })}>
        {details && <p className="mt-2 text-soft">{details}</p>}
      </PageHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <p role="status" className={isSent ? 'mb-6 rounded-md bg-mint px-4 py-3 font-medium' : undefined}>
            {isSent ? t('sent') : ''}
          </p>
          <ol aria-label={conversations('conversation')} className="grid gap-5">
            {messages.map((message) => (
              <MessageBubble key={message.id} message={message} now={now} />
            ))}
          </ol>
          <AnswerForm token={token} visit={visit} />
          <h2 className="mt-12 text-lead font-semibold">{t('isYours')}</h2>
          <p className="mt-1 text-soft">{t('claimText')}</p>
          <TextLink href={accountRoutes.claim(provider.id)} className="inline-flex min-h-11 items-center">
            {t('claim', { provider: provider.name })}
          </TextLink>
        </div>
      </div>
    </>
  )
}

/** The same for every invalid link, whatever the reason. */
export function DeadLinkView() {
  const t = useTranslations('enrollment.answerByMail')
  return (
    <AuthFrame title={t('deadTitle')} lead={t('deadText')}>
      <ButtonLink variant="secondary" href={routes.signIn()}>
        {t('signIn')}
      </ButtonLink>
    </AuthFrame>
  )
}

/** The page for a rejected reply: the reason, and the form with its input. The outcome of the visit has to be chosen again. */
export function rejectedReplyPage(locale: Locale, typed: Record<string, string>, refusal: Refusal): Response {
  const t = translate(locale, 'enrollment.answerByMail')
  const { token = '', text = '' } = typed
  const sentence = refusal.fields?.text ?? refusal.fields?.visit ?? refusal.message
  const body = `${plainAlert(`${sentence} ${t('notSent')}`)}
<form method="post" action="${dashboardRoutes.api.answerRequest()}?language=${locale}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<p><label>${t('answer')}<br><textarea name="text" rows="8" cols="60" maxlength="${MESSAGE_LIMITS.text}">
${escapeHtml(text)}</textarea></label></p>
<p><button>${t('send')}</button> ${plainLink(locale, accountRoutes.answerRequest(token), t('back'))}</p></form>`
  return plainPage({ locale, title: t('refusedTitle'), body, status: refusal.status, headers: refusal.headers })
}
