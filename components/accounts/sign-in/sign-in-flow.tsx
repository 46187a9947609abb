'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { takeFocus } from '@/components/forms/restored-focus'
import { useAction } from '@/components/forms/use-action'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import { dashboardOf } from '@/lib/access/policy'
import { signInScreenForm } from '@/lib/accounts/schema'
import { SITE } from '@/lib/platform/config/site'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes, safePath } from '@/lib/platform/http/routes'
import { pendingAction } from '../pending-action'
import { refreshSession, useSession } from '../session'
import {
  type Credentials,
  cancelDeletionOffer,
  codeRequest,
  isUnverified,
  logIn,
  type Setup,
  type SignedIn,
} from './log-in'
import { CodeStep, RecoveryCodes } from './second-factor-steps'

/** The password was right, but the address is not verified yet: offers to send the email again. */
function UnverifiedNotice({ email }: { email: string }) {
  const t = useTranslations('accounts.signIn')
  const common = useTranslations('accounts.common')
  const [isSending, setIsSending] = useState(false)

  async function sendAgain() {
    setIsSending(true)
    try {
      await callApi(accountRoutes.api.resendVerification(), { method: 'POST', body: { email } })
      showToast({ title: t('sentAgain'), description: email })
    } catch (error) {
      const sentence = error instanceof ApiError ? error.sentence : undefined
      showToast({
        title: common('notSent'),
        description: sentence ?? common('tryAgain'),
        tone: 'destructive',
      })
    } finally {
      setIsSending(false)
    }
  }

  return (
    <div role="alert" className="mb-5 rounded-lg bg-sun-soft p-5">
      <p>{t('unverified')}</p>
      <Button variant="secondary" className="mt-3" busy={isSending} onClick={() => void sendAgain()}>
        {t('sendAgain')}
      </Button>
    </div>
  )
}

type PasswordStepProps = {
  /** The screen and the dialog have different validation messages. */
  schema: z.ZodType<Credentials, Credentials>
  start: Credentials
  onSend: (credentials: Credentials) => Promise<void>
  /** Rendered between the fields and the button. */
  children?: ReactNode
}

function PasswordStep({ schema, start, onSend, children }: PasswordStepProps) {
  const t = useTranslations('accounts.signIn')
  const { field, submit, isSubmitting } = useApiForm({
    schema,
    start,
    send: onSend,
    fallback: t('noReason'),
    onRefused: (description) => showToast({ title: t('failed'), description, tone: 'destructive' }),
  })
  return (
    <form method="post" action={accountRoutes.api.login()} onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        {...field('email')}
      />
      <PasswordField label={t('password')} autoComplete="current-password" {...field('password')} />
      {children}
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        {isSubmitting ? t('sending') : t('submit')}
      </Button>
    </form>
  )
}

type CancelDeletionProps = {
  /** The server's message, with the day. */
  offer: string
  onKeep: () => Promise<void>
  onBack: () => void
}

/** The password was right, but the account is scheduled for deletion: until that day it can be canceled. */
function CancelDeletion({ offer, onKeep, onBack }: CancelDeletionProps) {
  const t = useTranslations('accounts.signIn')
  const { run, isBusy, refusal } = useAction(t('notKept'))
  return (
    <section tabIndex={-1} ref={takeFocus} className="grid gap-5 outline-none">
      <p className="text-lead">{offer}</p>
      <FormAlert>{refusal}</FormAlert>
      <Button size="lg" wide busy={isBusy} onClick={() => void run(onKeep)}>
        {t('keep')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('leaveIt')}
      </Button>
    </section>
  )
}

type Step =
  | { kind: 'password' }
  | { kind: 'code'; credentials: Credentials; setup: Setup | null }
  | { kind: 'deleted'; credentials: Credentials; offer: string }
  | { kind: 'recovery-codes'; codes: readonly string[]; role: string }

type SignInFlowProps = {
  schema: z.ZodType<Credentials, Credentials>
  /** Called after signing in; `role` decides the next page. */
  onSignedIn: (role: string) => void
  /** Links below the fields. */
  children?: ReactNode
}

/** Signs in: password, then a code if required, then recovery codes if they were just created. */
export function SignInFlow({ schema, onSignedIn, children }: SignInFlowProps) {
  const t = useTranslations('accounts.signIn')
  const [step, setStep] = useState<Step>({ kind: 'password' })
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' })
  const [unverified, setUnverified] = useState<string>()

  async function welcome(role: string) {
    await refreshSession()
    showToast({ title: t('welcome'), description: t('signedIn') })
    onSignedIn(role)
  }

  async function finish({ role, recoveryCodes: codes }: SignedIn) {
    if (codes) setStep({ kind: 'recovery-codes', codes, role })
    else await welcome(role)
  }

  async function sendPassword(credentials: Credentials) {
    setTyped({ email: credentials.email, password: '' })
    setUnverified(undefined)
    try {
      await finish(await logIn(credentials))
    } catch (error) {
      const codeRequired = codeRequest(error)
      if (codeRequired) return setStep({ kind: 'code', credentials, setup: codeRequired.setup })
      const offer = cancelDeletionOffer(error)
      if (offer) return setStep({ kind: 'deleted', credentials, offer })
      if (isUnverified(error)) return setUnverified(credentials.email)
      throw error
    }
  }

  if (step.kind === 'deleted')
    return (
      <CancelDeletion
        offer={step.offer}
        onKeep={() => sendPassword({ ...step.credentials, keepAccount: true })}
        onBack={() => setStep({ kind: 'password' })}
      />
    )
  if (step.kind === 'recovery-codes') return <RecoveryCodes codes={step.codes} onDone={() => void welcome(step.role)} />
  if (step.kind === 'code')
    return (
      <CodeStep
        setup={step.setup}
        onSend={async (code) => finish(await logIn({ ...step.credentials, code }))}
        onBack={() => setStep({ kind: 'password' })}
      />
    )
  return (
    <>
      {unverified && <UnverifiedNotice email={unverified} />}
      <PasswordStep schema={schema} start={typed} onSend={sendPassword}>
        {children}
      </PasswordStep>
    </>
  )
}

/**
 * The sign-in screen's form. Afterwards it goes to `next`, else to where a pending action started, else to the user's
 * dashboard. A user who is already signed in goes there without the form.
 */
export function SignInForm() {
  const path = useLocalPath()
  const t = useTranslations('accounts.signIn')
  const router = useRouter()
  const session = useSession()
  const arrivedAs = useRef(session.kind)

  useEffect(() => {
    // A visitor who signs in with this form is redirected by goToNextPage(), after the recovery codes.
    if (session.kind === 'unknown' || arrivedAs.current === 'visitor') return
    arrivedAs.current = session.kind
    if (session.kind === 'user') router.replace(path(nextPath() ?? dashboardOf(session.user.role)))
  }, [session, router, path])

  function goToNextPage(role: string) {
    router.push(path(nextPath() ?? pendingAction()?.path ?? dashboardOf(role)))
    router.refresh()
  }

  return (
    <>
      <SignInFlow schema={signInScreenForm} onSignedIn={goToNextPage}>
        <TextLink
          href={accountRoutes.resetPassword()}
          className="-my-2 inline-flex min-h-11 items-center justify-self-start"
        >
          {t('forgot')}
        </TextLink>
      </SignInFlow>
      <p className="mt-6 text-soft">
        {t('noAccount', { site: SITE.name })}{' '}
        <TextLink href={routes.signUp()} className="-my-2.5 inline-flex min-h-11 items-center">
          {t('signUp')}
        </TextLink>
      </p>
    </>
  )
}

const nextPath = () => safePath(new URLSearchParams(window.location.search).get('next'))
