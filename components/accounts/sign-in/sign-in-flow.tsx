'use client'

import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { showToast } from '@/components/ui/toast-store'
import { refreshSession } from '../session/session-store'
import { CodeStep } from './code-step'
import { KeepAccount } from './keep-account'
import { type Credentials, codeQuestion, isUnverified, keepOffer, logIn, type Setup, type SignedIn } from './log-in'
import { PasswordStep } from './password-step'
import { RecoveryCodes } from './recovery-codes'
import { signInTexts as texts } from './texts'
import { UnverifiedNotice } from './unverified-notice'

type Step =
  | { kind: 'password' }
  | { kind: 'code'; credentials: Credentials; setup: Setup | null }
  | { kind: 'deleted'; credentials: Credentials; offer: string }
  | { kind: 'recovery-codes'; codes: readonly string[]; role: string }

type SignInFlowProps = {
  schema: z.ZodType<Credentials, Credentials>
  /** Somebody is signed in now; `role` decides where they go. */
  onSignedIn: (role: string) => void
  /** Links below the fields. */
  children?: ReactNode
}

/** Signs in: password, then a code where the account asks for one, then recovery codes where they were just made. */
export function SignInFlow({ schema, onSignedIn, children }: SignInFlowProps) {
  const [step, setStep] = useState<Step>({ kind: 'password' })
  const [typed, setTyped] = useState<Credentials>({ email: '', password: '' })
  const [unverified, setUnverified] = useState<string>()

  async function welcome(role: string) {
    await refreshSession()
    showToast({ title: texts.welcome, description: texts.signedIn })
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
      const question = codeQuestion(error)
      if (question) return setStep({ kind: 'code', credentials, setup: question.setup })
      const offer = keepOffer(error)
      if (offer) return setStep({ kind: 'deleted', credentials, offer })
      if (isUnverified(error)) return setUnverified(credentials.email)
      throw error
    }
  }

  if (step.kind === 'deleted')
    return (
      <KeepAccount
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
