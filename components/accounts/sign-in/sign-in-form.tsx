'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { dashboardOf } from '@/lib/access/policy'
import { signInScreenForm } from '@/lib/accounts/schema/forms'
import { routes } from '@/lib/platform/routes'
import { safePath } from '@/lib/platform/safe-path'
import { begunAct } from '../begun-act'
import { useSession } from '../session/session-store'
import { SignInFlow } from './sign-in-flow'
import { signInTexts as texts } from './texts'

/**
 * The sign-in screen's form. Afterwards it goes where the address says (`next`), else where something was begun, else to the own dashboard.
 * Somebody who pressed a link to sign in before its page knew that they are signed in goes on to `next` without the form.
 */
export function SignInForm() {
  const router = useRouter()
  const schema = useMemo(() => signInScreenForm(), [])
  const { kind } = useSession()
  const arrivedAs = useRef(kind)

  useEffect(() => {
    // Whoever signs in here goes on by goOn(), after their recovery codes.
    if (kind === 'unknown' || arrivedAs.current === 'visitor') return
    arrivedAs.current = kind
    const next = nextPath()
    if (kind === 'user' && next) router.replace(next)
  }, [kind, router])

  function goOn(role: string) {
    router.push(nextPath() ?? begunAct()?.path ?? dashboardOf(role))
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

const nextPath = () => safePath(new URLSearchParams(window.location.search).get('next'))
