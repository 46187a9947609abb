'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { withMessages } from '@/components/platform/browser-messages'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { useIsHydrated } from '@/components/ui/hooks'
import { useLocalPath } from '@/components/ui/language'
import { SITE } from '@/lib/platform/config/site'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { ReportingMessages } from '@/messages/parts/reporting'
import { topicOptions } from './topic-options'

type Problem = { message: string; fields: Record<string, string> }
const NAMES = ['topic', 'message', 'email'] as const

/**
 * `onSent` opens the next page; the button stays busy until it is there. The fields preserve their input whatever the server
 * answers; without JavaScript the browser posts the form.
 */
export function ReportForm(props: { provider: string; messageMax: number; onSent: () => void }) {
  const t = useTranslations('admin.reports')
  const alert = useRef<HTMLParagraphElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isAlive = useIsHydrated()
  const errors = problem?.fields ?? {}

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setIsSending(true)
    setProblem(null)
    try {
      await callApi(routes.api.reports(), { method: 'POST', body: Object.fromEntries(new FormData(form)) })
      props.onSent()
    } catch (error) {
      const { fields = {}, sentence } = error instanceof ApiError ? error : {}
      setProblem({ message: sentence || t('failed'), fields })
      const first = NAMES.find((name) => name in fields)
      const field = first && form.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
      else requestAnimationFrame(() => alert.current?.focus())
      setIsSending(false)
    }
  }

  return (
    <form
      action={routes.api.reports()}
      method="post"
      noValidate={isAlive}
      onSubmit={onSubmit}
      className="grid max-w-narrow gap-5"
    >
      {problem && (
        <p ref={alert} role="alert" tabIndex={-1} className="rounded-md bg-coral-soft px-4 py-3 text-coral-deep">
          <strong>{problem.message}</strong> {t('notSent')}
        </p>
      )}
      <input type="hidden" name="provider" value={props.provider} />
      <SelectField
        name="topic"
        label={t('topic')}
        required
        defaultValue=""
        options={[{ value: '', label: t('chooseTopic') }, ...topicOptions(t)]}
        error={errors.topic}
      />
      <TextAreaField
        name="message"
        label={t('message')}
        rows={6}
        required
        maxLength={props.messageMax}
        hint={t('messageHint', { max: props.messageMax })}
        error={errors.message}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        optional
        label={t('email')}
        hint={t('emailHint')}
        error={errors.email}
      />
      <div className="hidden">
        <TextField name="homepage" label={t('unseen')} tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" busy={isSending} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  )
}

export type ReportViewProps = { provider: { id: string; name: string }; messageMax: number }

function ReportPage({ provider: { id, name }, messageMax }: ReportViewProps) {
  const path = useLocalPath()
  const t = useTranslations('admin.reports')
  const router = useRouter()
  const mail = `mailto:${SITE.contactEmail}?subject=${encodeURIComponent(t('mailSubject', { provider: id }))}`
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead', { name })}
        crumbs={[{ label: name, href: routes.provider(id) }, { label: t('title') }]}
      />
      <div className="wrap pb-16">
        <ReportForm provider={id} messageMax={messageMax} onSent={() => router.push(path(routes.reportSent(id)))} />
        <p className="mt-5 text-ui text-soft">
          {t('orWrite')}{' '}
          <a href={mail} className="text-pine underline">
            {SITE.contactEmail}
          </a>
        </p>
        <TextLink href={routes.provider(id)} className="mt-3 inline-flex min-h-11 items-center">
          {t('back')}
        </TextLink>
      </div>
    </>
  )
}

export const ReportView = withMessages(ReportingMessages, ReportPage)
