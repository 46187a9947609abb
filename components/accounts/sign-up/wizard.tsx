'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { Dialog } from '@/components/ui/overlays/dialog'
import type { SignUpRole } from '@/lib/accounts/schema'
import { signInDialogLink } from '../dialog-links'
import { signUpMessages, wizardMessages as texts } from './messages'
import { Outcome } from './register'
import { AcceptTerms } from './sign-up-fields'
import { Confetti, PersonStep, ProgressDots, RoleStep, showsFilmFirst, useWizard, WelcomeFilm } from './wizard-steps'

type WizardProps = { role: SignUpRole | undefined; isOpen: boolean; onClose: () => void }

/** Signs up in three steps; part 1 of the specification, sections 2 and 4. */
export default function Wizard({ role: wished, isOpen, onClose }: WizardProps) {
  const wizard = useWizard(wished, onClose)
  const { form, field, submit, isSubmitting, errors, step, setStep, done } = wizard
  const [showsFilm, setShowsFilm] = useState(showsFilmFirst(wished))
  const role = form.watch('role')

  function choose(chosen: SignUpRole) {
    form.setValue('role', chosen)
    setShowsFilm(showsFilmFirst(chosen))
    setStep('person')
  }

  if (done)
    return (
      <Dialog
        open={isOpen}
        onClose={onClose}
        size="sm"
        title={signUpMessages.created}
        footer={<Button onClick={onClose}>{signUpMessages.gotIt}</Button>}
      >
        <Confetti />
        <Outcome {...done} />
      </Dialog>
    )
  if (showsFilm && role)
    return (
      <Dialog open={isOpen} onClose={() => setShowsFilm(false)} size="md" title={texts.titles.terms}>
        <WelcomeFilm onDone={() => setShowsFilm(false)} />
      </Dialog>
    )
  return (
    <Dialog open={isOpen} onClose={onClose} size="md" title={texts.titles[step]}>
      <form
        onSubmit={
          step === 'terms'
            ? submit
            : (event) => {
                event.preventDefault()
                wizard.leavePerson()
              }
        }
        noValidate
        className="grid gap-5"
      >
        <ProgressDots step={step} />
        {step === 'role' && <RoleStep onChosen={choose} />}
        {step === 'person' && role && <PersonStep role={role} form={form} field={field} />}
        {step === 'terms' && role && (
          <>
            <p>{texts.welcome[role](form.getValues('firstName'))}</p>
            <AcceptTerms {...form.register('acceptTerms')} error={errors.acceptTerms?.message} />
          </>
        )}
        {step !== 'role' && (
          <div className="flex flex-wrap justify-between gap-2.5">
            <Button variant="secondary" onClick={wizard.back}>
              {texts.back}
            </Button>
            {step === 'person' ? (
              <Button type="submit">{texts.next}</Button>
            ) : (
              <Button type="submit" busy={isSubmitting} disabled={!form.watch('acceptTerms')}>
                {isSubmitting ? signUpMessages.sending : signUpMessages.submit}
              </Button>
            )}
          </div>
        )}
        <p className="text-sm text-soft">
          {texts.haveAccount}{' '}
          <TextLink {...signInDialogLink()} className="inline-flex min-h-6 items-center" onClick={onClose}>
            {texts.signIn}
          </TextLink>
        </p>
      </form>
    </Dialog>
  )
}
