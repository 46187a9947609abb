'use client'

import { useMemo, useState } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import { showToast } from '@/components/ui/toast-store'
import { signUpModalForm } from '@/lib/accounts/schema/forms'
import type { SignUpRole } from '@/lib/accounts/schema/inputs'
import { type OutcomeKind, outcomeOf } from '../sign-up/outcome'
import { register } from '../sign-up/register'
import { signUpTexts } from '../sign-up/texts'
import { usePasswordMin } from '../sign-up/use-password-min'
import { FIELDS_OF, firstStep, type Step, stepBefore } from './steps'

export type WizardForm = ReturnType<typeof useWizard>

/** The wizard's form and where somebody is in it. `onReady`: the account needs no confirmation, and nothing more to be said. */
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
    fallback: signUpTexts.fallback,
    onRefused: (description) => showToast({ title: signUpTexts.failedInDialog, description, tone: 'destructive' }),
    onFieldsRefused: () => setStep('person'),
  })

  /** Goes on from the second step if what stands there is right; else the first wrong field gets the focus. */
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
  if (kind === 'check-email') return { title: signUpTexts.created, description: message ?? signUpTexts.checkMail }
  if (kind === 'test-account') return { title: signUpTexts.testCreated, description: signUpTexts.testReady }
  return { title: signUpTexts.createdInFull, description: signUpTexts.welcome }
}
