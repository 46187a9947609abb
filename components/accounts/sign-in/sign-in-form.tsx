'use client'

import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { dashboardOf } from '@/lib/access/policy'
import { signInScreenForm } from '@/lib/accounts/schema/forms'
import { routes } from '@/lib/platform/routes'
import { safePath } from '@/lib/platform/safe-path'
import { begunAct } from '../begun-act'
import { SignInFlow } from './sign-in-flow'
import { signInTexts as texts } from './texts'

/** The sign-in screen's form. Afterwards it goes where the address says (`next`), else where something was begun, else to the own dashboard. */
export function SignInForm() {
  const router = useRouter()
  const schema = useMemo(() => signInScreenForm(), [])

  function goOn(role: string) {
    const next = safePath(new URLSearchParams(window.location.search).get('next'))
    router.push(next ?? begunAct()?.path ?? dashboardOf(role))
    router.refresh()
  }

  return (
    <>
      <SignInFlow schema={schema} onSignedIn={goOn}>
        <TextLink href={routes.resetPassword()} className="-my-2 inline-flex min-h-11 items-center justify-self-start">
          {texts.forgot}
        </TextLink>
      </SignInFlow>
      <p className="mt-6 text-soft">
        {texts.noAccount}{' '}
        <TextLink href={routes.signUp()} className="inline-flex min-h-6 items-center">
          {texts.signUp}
        </TextLink>
      </p>
    </>
  )
}
