'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ApiError, callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { AuthFrame, FormDone } from '../auth-frame'
import { useToken } from '../reset/request-link'

type EmailOutcome = 'halfway' | 'done' | 'canceled'

/** The result of confirming an emailed link, and what to do next. */
function ChangeEmailOutcome({ outcome }: { outcome: EmailOutcome }) {
  const t = useTranslations('accounts.emailChange')
  const words = {
    halfway: { title: t('halfwayTitle'), text: t('emailChangeHalfway') },
    done: { title: t('doneTitle'), text: t('emailChanged') },
    canceled: { title: t('canceledTitle'), text: `${t('emailChangeCanceled')} ${t('canceledAdvice')}` },
  }
  return (
    <AuthFrame title={t('confirmTitle')}>
      <FormDone {...words[outcome]} />
      {outcome === 'canceled' ? (
        <ButtonLink href={accountRoutes.resetPassword()} className="mt-5">
          {t('setPassword')}
        </ButtonLink>
      ) : (
        <ButtonLink href={dashboardRoutes.settings()} className="mt-5">
          {t('toSettings')}
        </ButtonLink>
      )}
    </AuthFrame>
  )
}

const confirmed = z.object({ isDone: z.boolean() })

/** Where the links of both emails lead. When opened one after the other in one tab, each is checked separately. */
export function ChangeEmailView() {
  const token = useToken()
  return <ChangeEmailQuestion key={token} token={token} />
}

/** Confirms or cancels on a button press: programs that open links change nothing. */
function ChangeEmailQuestion({ token }: { token: string | null | undefined }) {
  const t = useTranslations('accounts.emailChange')
  const [busy, setBusy] = useState<'POST' | 'DELETE'>()
  const [outcome, setOutcome] = useState<EmailOutcome>()
  const [refusal, setRefusal] = useState<string>()
  const [isDead, setIsDead] = useState(false)

  async function send(method: 'POST' | 'DELETE') {
    setBusy(method)
    setRefusal(undefined)
    try {
      const answer = await callApi(accountRoutes.api.emailChange(), { method, body: { token } })
      if (method === 'DELETE') setOutcome('canceled')
      else setOutcome(confirmed.parse(answer).isDone ? 'done' : 'halfway')
    } catch (error) {
      setRefusal(failureText(error, t('fallback')))
      setIsDead(error instanceof ApiError && error.fields.token !== undefined)
    }
    setBusy(undefined)
  }

  if (outcome) return <ChangeEmailOutcome outcome={outcome} />
  return (
    <AuthFrame title={t('confirmTitle')} lead={token === null ? t('noTokenLead') : t('confirmLead')}>
      <div className="grid gap-5">
        <FormAlert>{refusal}</FormAlert>
        {token === null || isDead ? (
          <ButtonLink href={dashboardRoutes.settings()} className="justify-self-start">
            {t('toSettings')}
          </ButtonLink>
        ) : (
          <>
            <Button
              size="lg"
              wide
              busy={busy === 'POST'}
              disabled={!token || busy === 'DELETE'}
              onClick={() => void send('POST')}
            >
              {t('confirm')}
            </Button>
            <Button
              variant="secondary"
              size="lg"
              wide
              busy={busy === 'DELETE'}
              disabled={!token || busy === 'POST'}
              onClick={() => void send('DELETE')}
            >
              {t('cancelChange')}
            </Button>
          </>
        )}
      </div>
    </AuthFrame>
  )
}
