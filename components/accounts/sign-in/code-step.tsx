'use client'

import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { codeInput } from '@/lib/accounts/schema/inputs'
import type { Setup } from './log-in'
import { SetupInstructions } from './setup-instructions'
import { signInTexts as texts } from './texts'

/** The second half of signing in: a code of the authenticator app, which may have to be set up first. */
export function CodeStep(props: {
  setup: Setup | null
  submitLabel?: string
  backLabel?: string
  onSend: (code: string) => Promise<void>
  onBack: () => void
}) {
  const { setup, submitLabel = texts.submit, backLabel = texts.otherAccount, onSend, onBack } = props
  const { field, submit, isSubmitting } = useApiForm({
    schema: codeInput,
    start: { code: '' },
    send: ({ code }) => onSend(code),
    fallback: texts.wrong,
    onRefused: (description) => showToast({ title: texts.failed, description, tone: 'destructive' }),
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {setup && <SetupInstructions setup={setup} />}
      <TextField
        label={setup ? texts.setupCode : texts.code}
        hint={setup ? undefined : texts.codeHint}
        autoComplete="one-time-code"
        inputMode={setup ? 'numeric' : 'text'}
        autoCapitalize="none"
        autoFocus
        {...field('code')}
      />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        {submitLabel}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {backLabel}
      </Button>
    </form>
  )
}
