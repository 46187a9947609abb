'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { Button } from '@/components/ui/actions/button'
import { callApi, failureText } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { AuthFrame, Done } from '../auth-frame'
import { RequestLink, useToken } from './request-link'

/** Confirms on a button press: mail scanners that open every link must not use it up. */
export function VerifyEmailView() {
  const t = useTranslations('accounts.reset')
  const token = useToken()
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking')
  const [refusal, setRefusal] = useState<string>()

  async function confirm() {
    setState('sending')
    try {
      await callApi(routes.api.verifyEmail(), { method: 'POST', body: { token } })
      setState('done')
    } catch (error) {
      setRefusal(failureText(error, t('fallback')))
      setState('asking')
    }
  }

  if (state === 'done')
    return (
      <AuthFrame title={t('verifyTitle')}>
        <Done title={t('verifiedTitle')} text={t('verified')} signsIn />
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('verifyTitle')} lead={token ? t('verifyLead') : t('noTokenLead')}>
      <div className="grid gap-5">
        <FormAlert>{refusal}</FormAlert>
        {token && !refusal ? (
          <Button size="lg" wide busy={state === 'sending'} onClick={() => void confirm()}>
            {t('verify')}
          </Button>
        ) : (
          <RequestLink endpoint={routes.api.resendVerification()} label={t('sendAgain')} />
        )}
      </div>
    </AuthFrame>
  )
}
