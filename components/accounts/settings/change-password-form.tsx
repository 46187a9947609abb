'use client'

import { useMemo } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { changePasswordInput, passwordField } from '@/lib/accounts/schema/inputs'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { NewPassword } from '../sign-up/new-password'
import { usePasswordMin } from '../sign-up/use-password-min'
import { settingsTexts as texts } from './texts'

const START = { currentPassword: '', password: '', again: '' }

const schemaWithAgain = (min: number) =>
  changePasswordInput
    .extend({ password: passwordField(min), again: z.string() })
    .refine(({ password, again }) => password === again, { path: ['again'], message: texts.mismatch })

export function ChangePasswordForm() {
  const min = usePasswordMin()
  const schema = useMemo(() => schemaWithAgain(min), [min])
  const { form, field, submit, refusal, isSubmitting } = useApiForm({
    schema,
    start: START,
    send: async ({ currentPassword, password }) => {
      await callApi(routes.api.ownPassword(), { method: 'POST', body: { currentPassword, password } })
      form.reset(START)
      showToast({ title: texts.changed, description: texts.changedText })
    },
    fallback: texts.fallback,
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <PasswordField label={texts.current} autoComplete="current-password" {...field('currentPassword')} />
      <NewPassword label={texts.next} typed={form.watch('password')} {...field('password')} />
      <PasswordField label={texts.nextAgain} autoComplete="new-password" {...field('again')} />
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {texts.change}
      </Button>
    </form>
  )
}
