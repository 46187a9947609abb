'use client'

import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { currentPasswordInput } from '@/lib/accounts/schema/inputs'
import { settingsTexts as texts } from './texts'

/** Asks for the password once more before something that opens or closes the account. */
export function ProvePasswordForm({ label, onSend }: { label: string; onSend: (password: string) => Promise<void> }) {
  const { form, field, submit, refusal, isSubmitting } = useApiForm({
    schema: currentPasswordInput,
    start: { currentPassword: '' },
    send: async ({ currentPassword }) => {
      await onSend(currentPassword)
      form.reset()
    },
    fallback: texts.fallback,
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <PasswordField label={texts.current} autoComplete="current-password" {...field('currentPassword')} />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={isSubmitting}>
        {label}
      </Button>
    </form>
  )
}
