'use client'

import { useMemo, useState } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import { showToast } from '@/components/ui/overlays/toasts'
import { type SignUpRole, signUpModalForm } from '@/lib/accounts/schema'
import { signUpMessages } from './messages'
import { type OutcomeKind, outcomeOf, register } from './register'
import { usePasswordMin } from './use-password-min'

export const STEPS = ['role', 'person', 'terms'] as const
export type Step = (typeof STEPS)[number]

/** A requested role skips the choice. */
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

export type WizardForm = ReturnType<typeof useWizard>

/**
 * The wizard's form and its current step. `onReady`: the account needs no confirmation, and nothing remains to show.
 */
export function useWizard(wished: SignUpRole | undefined, onReady: () => void) {
  const min = usePasswordMin()
  const schema = useMemo(() => signUpModalForm(min), [min])
  const [step, setStep] = useState<Step>(firstStep(wished))
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
      role: wished,
      acceptTerms: false as never,
    },
    send: async ({ confirmPassword: _again, acceptTerms: _accepted, ...registration }) => {
      const answer = await register(registration)
      const kind = outcomeOf(answer)
      showToast(toastOf(kind, answer.message))
      if (kind === 'ready') onReady()
      else setDone({ kind, email: registration.email })
    },
    fallback: signUpMessages.fallback,
    onRefused: (description) => showToast({ title: signUpMessages.failedInDialog, description, tone: 'destructive' }),
    onFieldsRefused: () => setStep('person'),
  })

  /** Leaves the second step if it is valid; otherwise focuses the first invalid field. */
  function leavePerson() {
    api.form.clearErrors()
    const result = schema.safeParse({ ...api.form.getValues(), acceptTerms: true })
    const issues = result.success ? [] : result.error.issues
    const wrong = FIELDS_OF.person.flatMap((name) => issues.find((issue) => issue.path[0] === name) ?? [])
    wrong.forEach(({ path, message }, index) => {
      api.form.setError(path[0] as (typeof FIELDS_OF.person)[number], { message }, { shouldFocus: index === 0 })
    })
    if (wrong.length === 0) setStep('terms')
  }

  return { ...api, step, setStep, done, leavePerson, back: () => setStep(stepBefore(step) ?? step) }
}

function toastOf(kind: OutcomeKind, message: string | undefined) {
  if (kind === 'check-email') return { title: signUpMessages.created, description: message ?? signUpMessages.checkMail }
  if (kind === 'test-account') return { title: signUpMessages.testCreated, description: signUpMessages.testReady }
  return { title: signUpMessages.createdInFull, description: signUpMessages.welcome }
}
