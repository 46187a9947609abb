'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PasswordField } from '@/components/forms/password-field'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/actions/button'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import { SIGN_UP_ROLES, type SignUpRole, signUpModalForm } from '@/lib/accounts/schema'
import { SITE } from '@/lib/platform/config/site'
import type { Translate } from '@/lib/platform/language/types'
import { type OutcomeKind, outcomeOf, register } from './register'
import { NewPassword } from './sign-up-fields'
import { usePasswordMin } from './use-password-min'

const STEPS = ['role', 'person', 'terms'] as const
export type Step = (typeof STEPS)[number]

/** If a role was requested, the step that asks for it is skipped. */
function firstStep(role: SignUpRole | undefined): Step {
  return role ? 'person' : 'role'
}

/** The provider's welcome film plays once before the second step, also when the role was requested. */
export function showsFilmFirst(role: SignUpRole | undefined): boolean {
  return role === 'careprovider'
}

function stepBefore(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null
}

/** Fields that must be valid before leaving a step. */
const FIELDS_OF = {
  role: ['role'],
  person: ['firstName', 'lastName', 'licenseNumber', 'email', 'password', 'confirmPassword'],
  terms: ['acceptTerms'],
} as const

type WizardForm = ReturnType<typeof useWizard>

/**
 * The wizard's form and its current step. `onReady` is called if the account needs no confirmation and there is nothing left to show.
 */
export function useWizard(requestedRole: SignUpRole | undefined, onReady: () => void) {
  const t = useTranslations('accounts.signUp')
  const wizard = useTranslations('accounts.wizard')
  const showFailure = (description: string) =>
    showToast({ title: wizard('failedInDialog'), description, tone: 'destructive' })
  const min = usePasswordMin()
  const schema = useMemo(() => signUpModalForm(min), [min])
  const [step, setStep] = useState<Step>(firstStep(requestedRole))
  const [done, setDone] = useState<{ kind: OutcomeKind; email: string }>()

  const api = useApiForm({
    schema,
    start: {
      firstName: '',
      lastName: '',
      title: '',
      daycareName: '',
      licenseNumber: '',
      email: '',
      password: '',
      confirmPassword: '',
      role: requestedRole,
      acceptTerms: false as never,
    },
    send: async ({ confirmPassword: _again, acceptTerms: _accepted, ...registration }) => {
      const answer = await register(registration)
      const kind = outcomeOf(answer)
      showToast(toastOf(kind, answer.message, { t, wizard }))
      if (kind === 'ready') onReady()
      else setDone({ kind, email: registration.email })
    },
    fallback: t('fallback'),
    onRefused: showFailure,
    onFieldsRefused: (_names, sentence) => {
      // The fields must be on the screen before the first of them gets the focus.
      flushSync(() => setStep('person'))
      return showFailure(sentence)
    },
  })

  /** Leaves the second step if it is valid; otherwise focuses the first invalid field. */
  function submitPersonStep() {
    api.form.clearErrors()
    const result = schema.safeParse({ ...api.form.getValues(), acceptTerms: true })
    const issues = result.success ? [] : result.error.issues
    const wrong = FIELDS_OF.person.flatMap((name) => issues.find((issue) => issue.path[0] === name) ?? [])
    wrong.forEach(({ path, message }, index) => {
      api.form.setError(path[0] as (typeof FIELDS_OF.person)[number], { message }, { shouldFocus: index === 0 })
    })
    if (wrong.length === 0) setStep('terms')
  }

  return { ...api, step, setStep, done, submitPersonStep, back: () => setStep(stepBefore(step) ?? step) }
}

type ToastTexts = { t: Translate<'accounts.signUp'>; wizard: Translate<'accounts.wizard'> }

function toastOf(kind: OutcomeKind, message: string | undefined, { t, wizard }: ToastTexts) {
  if (kind === 'check-email') return { title: wizard('created'), description: message ?? t('checkMail') }
  if (kind === 'test-account') return { title: wizard('testCreated'), description: t('testReady') }
  return { title: t('createdInFull'), description: t('welcome', { site: SITE.name }) }
}

export function ProgressDots({ step }: { step: Step }) {
  const t = useTranslations('accounts.wizard')
  const at = STEPS.indexOf(step)
  return (
    <div className="flex items-center gap-2" role="img" aria-label={t('stepOf', { step: at + 1, steps: STEPS.length })}>
      {STEPS.map((one, index) => (
        <span
          key={one}
          className={`h-2 rounded-full transition-all ${index === at ? 'w-6 bg-pine' : index < at ? 'w-2 bg-pine' : 'w-2 bg-line-strong'}`}
        />
      ))}
    </div>
  )
}

const ICONS = { caregiver: 'users', careprovider: 'home' } as const

export function RoleStep({ onChosen }: { onChosen: (role: SignUpRole) => void }) {
  const t = useTranslations('accounts.wizard')
  return (
    <div className="grid gap-3">
      <p className="text-soft">{t('roleQuestion')}</p>
      {SIGN_UP_ROLES.map((role) => (
        <button
          key={role}
          type="button"
          onClick={() => onChosen(role)}
          className="flex min-h-18 cursor-pointer items-center gap-4 rounded-lg border border-line-strong bg-card px-5 py-4 text-left transition-colors hover:border-pine"
        >
          <Icon name={ICONS[role]} size="lg" className="text-pine" />
          <span className="min-w-0 flex-1">
            <span className="block text-lead font-semibold">{t(`roles.${role}.title`)}</span>
            <span className="block text-sm text-soft">{t(`roles.${role}.text`)}</span>
          </span>
          <Icon name="chevron-right" className="text-soft" />
        </button>
      ))}
    </div>
  )
}

export function PersonStep({ role, form, field }: { role: SignUpRole } & Pick<WizardForm, 'form' | 'field'>) {
  const t = useTranslations('accounts.wizard')
  const signUp = useTranslations('accounts.signUp')
  const [firstName = '', lastName = '', email = '', password = ''] = form.watch([
    'firstName',
    'lastName',
    'email',
    'password',
  ])
  return (
    <div className="grid gap-4.5">
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField label={t('firstName')} autoComplete="given-name" {...field('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...field('lastName')} />
      </div>
      {role === 'careprovider' && (
        <>
          <TextField
            label={t('jobTitle')}
            hint={t('jobTitleHint')}
            optional
            autoComplete="organization-title"
            {...field('title')}
          />
          <TextField label={t('daycareName')} optional autoComplete="organization" {...field('daycareName')} />
          <TextField label={t('licenseNumber')} hint={t('licenseHint')} {...field('licenseNumber')} />
        </>
      )}
      <TextField label={signUp('email')} type="email" inputMode="email" autoComplete="username" {...field('email')} />
      <NewPassword
        label={signUp('password')}
        typed={password}
        person={{ firstName, lastName, email }}
        {...field('password', { deps: ['confirmPassword'] })}
      />
      <PasswordField label={signUp('confirmPassword')} autoComplete="new-password" {...field('confirmPassword')} />
    </div>
  )
}

/**
 * Shown before a provider signs up. It plays muted, closes at its end, and can be skipped; with reduced motion only its
 * text shows.
 */
export function WelcomeFilm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('accounts.wizard')
  const locale = useLocale()
  const video = useRef<HTMLVideoElement>(null)
  const [moves] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches)

  useEffect(() => {
    video.current?.play().catch((error: unknown) => {
      // An AbortError: closed before it started.
      if (!(error instanceof Error && error.name === 'AbortError')) console.error(error)
    })
  }, [])

  return (
    <div className="grid gap-4">
      {moves && (
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('filmLabel')}
          onEnded={onDone}
          onError={() => console.error('The welcome film could not be loaded.')}
          className="aspect-video w-full rounded-lg bg-sunken object-cover"
        >
          <source src="/media/videos/welcome.webm" type="video/webm" />
          <source src="/media/videos/welcome.mp4" type="video/mp4" />
          <track
            kind="captions"
            src={`/media/videos/welcome.${locale}.vtt`}
            srcLang={locale}
            label={t('filmCaptions')}
            default
          />
        </video>
      )}
      <p>{t('filmText')}</p>
      <Button wide onClick={onDone}>
        {t('filmSkip')}
      </Button>
    </div>
  )
}

const PIECES = 25
const COLORS = ['fill-pine', 'fill-sun', 'fill-coral'] as const

/** Decorative; hidden by its class with reduced motion. */
export function Confetti() {
  return (
    <svg aria-hidden viewBox="0 0 100 60" className="confetti pointer-events-none absolute inset-x-0 top-0 w-full">
      {Array.from({ length: PIECES }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
          key={index}
          x={(index * 37) % 100}
          y={-6}
          width={1.4}
          height={2.2}
          rx={0.3}
          className={COLORS[index % COLORS.length]}
        />
      ))}
    </svg>
  )
}
