'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { takeFocus } from '@/components/forms/restored-focus'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/actions/button'
import { passwordField } from '@/lib/accounts/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { AuthFrame, FormDone } from '../auth-frame'
import { NewPassword } from '../sign-up/sign-up-fields'
import { usePasswordMin } from '../sign-up/use-password-min'
import { RequestLink, useToken } from './request-link'

const newPassword = (min: number, mismatch: string) =>
  z
    .object({ password: passwordField(min), again: z.string() })
    .refine(({ password, again }) => password === again, { path: ['again'], message: mismatch })

export function NewPasswordForm({ token }: { token: string }) {
  const t = useTranslations('accounts.reset')
  const mismatch = t('mismatch')
  const min = usePasswordMin()
  const schema = useMemo(() => newPassword(min, mismatch), [min, mismatch])
  const [isDone, setIsDone] = useState(false)
  const [deadLink, setDeadLink] = useState<string>()
  const { form, field, submit, refusal, isSubmitting } = useApiForm({
    schema,
    start: { password: '', again: '' },
    send: async ({ password }) => {
      try {
        await callApi(accountRoutes.api.resetPassword(), { method: 'POST', body: { token, password } })
        setIsDone(true)
      } catch (error) {
        if (!(error instanceof ApiError && error.fields.token)) throw error
        setDeadLink(error.fields.token)
      }
    },
    fallback: t('fallback'),
  })
  if (isDone) return <FormDone title={t('doneTitle')} text={t('done')} signsIn />
  if (deadLink)
    return (
      <section tabIndex={-1} ref={takeFocus} className="grid gap-5 outline-none">
        <FormAlert>{deadLink}</FormAlert>
        <RequestLink endpoint={accountRoutes.api.forgotPassword()} label={t('sendAgain')} />
      </section>
    )
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <NewPassword label={t('password')} typed={form.watch('password')} {...field('password')} />
      <PasswordField label={t('passwordAgain')} autoComplete="new-password" {...field('again')} />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        {t('save')}
      </Button>
    </form>
  )
}

/** Without a token, shows the form that requests an email; the link in it leads back here with a token. */
export function ResetPasswordView() {
  const t = useTranslations('accounts.reset')
  const token = useToken()
  if (token)
    return (
      <AuthFrame title={t('newTitle')} lead={t('newLead')}>
        <NewPasswordForm token={token} />
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('title')} lead={t('lead')}>
      <RequestLink endpoint={accountRoutes.api.forgotPassword()} label={t('send')} />
    </AuthFrame>
  )
}
