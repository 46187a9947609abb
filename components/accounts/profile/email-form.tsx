'use client'

import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { changeEmailInput } from '@/lib/accounts/schema/inputs'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { profileTexts as texts } from './texts'

/** Asks for another address. What is pending afterwards takes the form's place. */
export function EmailForm({ email, onAsked }: { email: string; onAsked: (email: string) => void }) {
  const { field, submit, refusal, isSubmitting } = useApiForm({
    schema: changeEmailInput,
    start: { email: '', currentPassword: '' },
    send: async (body) => {
      await callApi(routes.api.ownEmail(), { method: 'POST', body })
      onAsked(body.email)
    },
    fallback: texts.fallback,
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <p className="break-words">{texts.emailNow(email)}</p>
      <FormAlert>{refusal}</FormAlert>
      <TextField label={texts.newEmail} type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <PasswordField label={texts.password} autoComplete="current-password" {...field('currentPassword')} />
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {texts.changeEmail}
      </Button>
    </form>
  )
}
