'use client'

import { useMemo, useState } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { useApiForm } from '@/components/forms/use-api-form'
import { deleteAllDrafts } from '@/components/forms/use-draft'
import { Button } from '@/components/ui/actions/button'
import { showToast } from '@/components/ui/overlays/toasts'
import { changePasswordInput, currentPasswordInput, passwordField } from '@/lib/accounts/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import type { Setup } from '../sign-in/log-in'
import { CodeStep, RecoveryCodes } from '../sign-in/second-factor-steps'
import { NewPassword } from '../sign-up/sign-up-fields'
import { usePasswordMin } from '../sign-up/use-password-min'
import { settingsMessages as texts } from './messages'

/** Requires the password again before a sensitive change. */
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

const begun = z.object({ secret: z.string(), address: z.string() })
const turnedOn = z.object({ recoveryCodes: z.array(z.string()) })

type Step = { kind: 'off' } | { kind: 'setup'; setup: Setup } | { kind: 'codes'; codes: string[] } | { kind: 'on' }

/** Turns the authenticator app on (password, app, code, recovery codes) or off (password). */
export function SecondFactorForm({ isOn }: { isOn: boolean }) {
  const [step, setStep] = useState<Step>({ kind: isOn ? 'on' : 'off' })
  const call = (method: string, body: unknown) => callApi(routes.api.ownSecondFactor(), { method, body })

  if (step.kind === 'setup')
    return (
      <CodeStep
        setup={step.setup}
        submitLabel={texts.turnOn}
        backLabel={texts.cancel}
        onSend={async (code) =>
          setStep({ kind: 'codes', codes: turnedOn.parse(await call('PUT', { code })).recoveryCodes })
        }
        onBack={() => setStep({ kind: 'off' })}
      />
    )
  if (step.kind === 'codes') return <RecoveryCodes codes={step.codes} onDone={() => setStep({ kind: 'on' })} />
  if (step.kind === 'on')
    return (
      <>
        <p>{texts.isOn}</p>
        <ProvePasswordForm
          label={texts.turnOff}
          onSend={async (currentPassword) => {
            await call('DELETE', { currentPassword })
            showToast({ title: texts.turnedOff })
            setStep({ kind: 'off' })
          }}
        />
      </>
    )
  return (
    <>
      <p>{texts.isOff}</p>
      <ProvePasswordForm
        label={texts.begin}
        onSend={async (currentPassword) =>
          setStep({ kind: 'setup', setup: begun.parse(await call('POST', { currentPassword })) })
        }
      />
    </>
  )
}

export function SignOutEverywhere() {
  const [isBusy, setIsBusy] = useState(false)

  async function leave() {
    setIsBusy(true)
    try {
      await callApi(routes.api.ownSessions(), { method: 'DELETE' })
      deleteAllDrafts()
      window.location.assign(routes.signIn())
    } catch (error) {
      console.error(error)
      setIsBusy(false)
      showToast({ title: texts.fallback, tone: 'destructive' })
    }
  }

  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void leave()}>
      {texts.everywhere}
    </Button>
  )
}
