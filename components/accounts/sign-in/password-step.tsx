'use client'

import type { ReactNode } from 'react'
import type { z } from 'zod'
import { PasswordField } from '@/components/forms/password-field'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { routes } from '@/lib/platform/routes'
import type { Credentials } from './log-in'
import { signInTexts as texts } from './texts'

type PasswordStepProps = {
  /** The screen and the dialog judge by different sentences. */
  schema: z.ZodType<Credentials, Credentials>
  start: Credentials
  onSend: (credentials: Credentials) => Promise<void>
  /** Stands between the fields and the button. */
  children?: ReactNode
}

export function PasswordStep({ schema, start, onSend, children }: PasswordStepProps) {
  const { field, submit, isSubmitting } = useApiForm({
    schema,
    start,
    send: onSend,
    fallback: texts.wrong,
    onRefused: (description) => showToast({ title: texts.failed, description, tone: 'destructive' }),
  })
  return (
    <form method="post" action={routes.api.login()} onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        {...field('email')}
      />
      <PasswordField label={texts.password} autoComplete="current-password" {...field('password')} />
      {children}
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        {isSubmitting ? texts.sending : texts.submit}
      </Button>
    </form>
  )
}
