'use client'

import { useMemo, useState } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { passwordField } from '@/lib/accounts/schema/inputs'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { Done } from '../done'
import { NewPassword } from '../sign-up/new-password'
import { usePasswordMin } from '../sign-up/use-password-min'
import { resetTexts as texts } from './texts'

const newPassword = (min: number) =>
  z
    .object({ password: passwordField(min), again: z.string() })
    .refine(({ password, again }) => password === again, { path: ['again'], message: texts.mismatch })

export function NewPasswordForm({ token }: { token: string }) {
  const min = usePasswordMin()
  const schema = useMemo(() => newPassword(min), [min])
  const [isDone, setIsDone] = useState(false)
  const { form, field, submit, refusal, isSubmitting } = useApiForm({
    schema,
    start: { password: '', again: '' },
    send: async ({ password }) => {
      await callApi(routes.api.resetPassword(), { method: 'POST', body: { token, password } })
      setIsDone(true)
    },
    fallback: texts.fallback,
  })
  if (isDone) return <Done title={texts.doneTitle} text={texts.done} signsIn />
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <NewPassword label={texts.password} typed={form.watch('password')} {...field('password')} />
      <PasswordField label={texts.passwordAgain} autoComplete="new-password" {...field('again')} />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        {texts.save}
      </Button>
    </form>
  )
}
