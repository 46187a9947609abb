'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/actions/button'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { AuthFrame, FormDone } from '../auth-frame'
import { RequestLink, useToken } from './request-link'

/** Confirms on a button press: mail scanners that open every link must not use up the token. */
export function VerifyEmailView() {
  const t = useTranslations('accounts.reset')
  const token = useToken()
  const { run, isBusy, refusal } = useAction(t('fallback'))
  const [isDone, setIsDone] = useState(false)
  const [isDead, setIsDead] = useState(false)

  async function confirm() {
    try {
      await callApi(accountRoutes.api.verifyEmail(), { method: 'POST', body: { token } })
      setIsDone(true)
    } catch (error) {
      setIsDead(error instanceof ApiError && error.fields.token !== undefined)
      throw error
    }
  }

  if (isDone)
    return (
      <AuthFrame title={t('verifyTitle')}>
        <FormDone title={t('verifiedTitle')} text={t('verified')} signsIn />
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('verifyTitle')} lead={token ? t('verifyLead') : t('noTokenLead')}>
      <div className="grid gap-5">
        <FormAlert>{refusal}</FormAlert>
        {token && !isDead ? (
          <Button size="lg" wide busy={isBusy} onClick={() => void run(confirm)}>
            {t('verify')}
          </Button>
        ) : (
          <RequestLink endpoint={accountRoutes.api.resendVerification()} label={t('sendAgain')} />
        )}
      </div>
    </AuthFrame>
  )
}
