'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { Dialog } from '@/components/ui/overlays/dialog'
import type { SignUpRole } from '@/lib/accounts/schema'
import { SITE } from '@/lib/platform/config/site'
import { signInDialogLink } from '../dialog-links'
import { Outcome } from './register'
import { AcceptTerms } from './sign-up-fields'
import { Confetti, PersonStep, ProgressDots, RoleStep, showsFilmFirst, useWizard, WelcomeFilm } from './wizard-steps'

type WizardProps = { role: SignUpRole | undefined; isOpen: boolean; onClose: () => void }

/** Signs up in three steps; part 1 of the specification, sections 2 and 4. */
export default function Wizard({ role: requestedRole, isOpen, onClose }: WizardProps) {
  const t = useTranslations('accounts.wizard')
  const signUp = useTranslations('accounts.signUp')
  const messageText = useMessageText()
  const wizard = useWizard(requestedRole, onClose)
  const { form, field, submit, isSubmitting, errors, step, setStep, done } = wizard
  const [showsFilm, setShowsFilm] = useState(showsFilmFirst(requestedRole))
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
        title={t('created')}
        footer={<Button onClick={onClose}>{t('gotIt')}</Button>}
      >
        <Confetti />
        <Outcome {...done} />
      </Dialog>
    )
  if (showsFilm && role)
    return (
      <Dialog
        open={isOpen}
        onClose={() => setShowsFilm(false)}
        size="md"
        title={t('titles.terms', { site: SITE.name })}
      >
        <WelcomeFilm onDone={() => setShowsFilm(false)} />
      </Dialog>
    )
  return (
    <Dialog open={isOpen} onClose={onClose} size="md" title={t(`titles.${step}`, { site: SITE.name })}>
      <form
        onSubmit={
          step === 'terms'
            ? submit
            : (event) => {
                event.preventDefault()
                wizard.submitPersonStep()
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
            <p>{t(`welcome.${role}`, { name: form.getValues('firstName') })}</p>
            <AcceptTerms
              {...form.register('acceptTerms')}
              error={messageText(errors.acceptTerms?.message ?? '') || undefined}
            />
          </>
        )}
        {step !== 'role' && (
          <div className="flex flex-wrap justify-between gap-2.5">
            <Button variant="secondary" onClick={wizard.back}>
              {t('back')}
            </Button>
            {step === 'person' ? (
              <Button type="submit">{t('next')}</Button>
            ) : (
              <Button type="submit" busy={isSubmitting} disabled={!form.watch('acceptTerms')}>
                {isSubmitting ? signUp('sending') : signUp('submit')}
              </Button>
            )}
          </div>
        )}
        <p className="text-sm text-soft">
          {t('haveAccount')}{' '}
          <TextLink {...signInDialogLink()} className="-my-2.5 inline-flex min-h-11 items-center" onClick={onClose}>
            {t('signIn')}
          </TextLink>
        </p>
      </form>
    </Dialog>
  )
}
