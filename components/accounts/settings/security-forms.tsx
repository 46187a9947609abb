'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { useAction } from '@/components/forms/use-action'
import { useApiForm } from '@/components/forms/use-api-form'
import { deleteAllDrafts } from '@/components/forms/use-draft'
import { Button } from '@/components/ui/actions/button'
import { useLocalPath } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import { changePasswordInput, currentPasswordInput, passwordField } from '@/lib/accounts/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { Setup } from '../sign-in/log-in'
import { CodeStep, RecoveryCodes } from '../sign-in/second-factor-steps'
import { NewPassword } from '../sign-up/sign-up-fields'
import { usePasswordMin } from '../sign-up/use-password-min'

/** Requires the password again before a sensitive change. */
export function ProvePasswordForm({ label, onSend }: { label: string; onSend: (password: string) => Promise<void> }) {
  const t = useTranslations('accounts.settings')
  const { form, field, submit, refusal, isSubmitting } = useApiForm({
    schema: currentPasswordInput,
    start: { currentPassword: '' },
    send: async ({ currentPassword }) => {
      await onSend(currentPassword)
      form.reset()
    },
    fallback: t('fallback'),
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <PasswordField label={t('current')} autoComplete="current-password" {...field('currentPassword')} />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={isSubmitting}>
        {label}
      </Button>
    </form>
  )
}

const START = { currentPassword: '', password: '', again: '' }

const schemaWithConfirmation = (min: number, mismatch: string) =>
  changePasswordInput
    .extend({ password: passwordField(min), again: z.string() })
    .refine(({ password, again }) => password === again, { path: ['again'], message: mismatch })

export function ChangePasswordForm() {
  const t = useTranslations('accounts.settings')
  const mismatch = t('mismatch')
  const min = usePasswordMin()
  const schema = useMemo(() => schemaWithConfirmation(min, mismatch), [min, mismatch])
  const { form, field, submit, refusal, isSubmitting } = useApiForm({
    schema,
    start: START,
    send: async ({ currentPassword, password }) => {
      await callApi(dashboardRoutes.api.ownPassword(), { method: 'POST', body: { currentPassword, password } })
      form.reset(START)
      showToast({ title: t('changed'), description: t('changedText') })
    },
    fallback: t('fallback'),
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <PasswordField label={t('current')} autoComplete="current-password" {...field('currentPassword')} />
      <NewPassword label={t('next')} typed={form.watch('password')} {...field('password')} />
      <PasswordField label={t('nextAgain')} autoComplete="new-password" {...field('again')} />
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {t('change')}
      </Button>
    </form>
  )
}

const setupResponse = z.object({ secret: z.string(), address: z.string() })
const turnedOnResponse = z.object({ recoveryCodes: z.array(z.string()) })

type Step = { kind: 'off' } | { kind: 'setup'; setup: Setup } | { kind: 'codes'; codes: string[] } | { kind: 'on' }

/** Turns the authenticator app on (password, app, code, recovery codes) or off (password). */
export function SecondFactorForm({ isOn }: { isOn: boolean }) {
  const [step, setStep] = useState<Step>({ kind: isOn ? 'on' : 'off' })
  return (
    <RestoredFocus>
      <SecondFactorStep step={step} setStep={setStep} />
    </RestoredFocus>
  )
}

function SecondFactorStep({ step, setStep }: { step: Step; setStep: (step: Step) => void }) {
  const t = useTranslations('accounts.settings')
  const call = (method: string, body: unknown) => callApi(dashboardRoutes.api.ownSecondFactor(), { method, body })

  if (step.kind === 'setup')
    return (
      <CodeStep
        setup={step.setup}
        submitLabel={t('turnOn')}
        backLabel={t('cancel')}
        onSend={async (code) =>
          setStep({ kind: 'codes', codes: turnedOnResponse.parse(await call('PUT', { code })).recoveryCodes })
        }
        onBack={() => setStep({ kind: 'off' })}
      />
    )
  if (step.kind === 'codes') return <RecoveryCodes codes={step.codes} onDone={() => setStep({ kind: 'on' })} />
  if (step.kind === 'on')
    return (
      <>
        <p>{t('isOn')}</p>
        <ProvePasswordForm
          label={t('turnOff')}
          onSend={async (currentPassword) => {
            await call('DELETE', { currentPassword })
            showToast({ title: t('turnedOff') })
            setStep({ kind: 'off' })
          }}
        />
      </>
    )
  return (
    <>
      <p>{t('isOff')}</p>
      <ProvePasswordForm
        label={t('begin')}
        onSend={async (currentPassword) =>
          setStep({ kind: 'setup', setup: setupResponse.parse(await call('POST', { currentPassword })) })
        }
      />
    </>
  )
}

export function SignOutEverywhere() {
  const path = useLocalPath()
  const t = useTranslations('accounts.settings')
  const { run, isBusy } = useAction(t('fallback'), 'toast')
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    await callApi(dashboardRoutes.api.ownSessions(), { method: 'DELETE' })
    deleteAllDrafts()
    setIsLeaving(true)
    window.location.assign(path(routes.signIn()))
  }

  return (
    <Button variant="secondary" busy={isBusy || isLeaving} onClick={() => void run(leave)}>
      {t('everywhere')}
    </Button>
  )
}
