'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { withMessages } from '@/components/platform/browser-messages'
import { useLocalPath } from '@/components/ui/language'
import { routes } from '@/lib/platform/http/routes'
import { AccountMessages } from '@/messages/parts/account'
import { onSignInNeeded, SIGN_IN_FORM, type SignInNeed } from './sign-in-request'

const SignInPromptDialog = withMessages(
  AccountMessages,
  lazy(() => import('./sign-in-prompt-dialog')),
)

/** Mounted on every page with an action that needs an account. Its dialog loads when it is first needed. */
export function SignInPrompt() {
  const path = useLocalPath()
  const [isOpen, setIsOpen] = useState(false)
  // Not cleared when the dialog closes, so that its text stays visible during the animation.
  const [request, setRequest] = useState<SignInNeed & { wayBack: string }>()

  useEffect(
    () =>
      onSignInNeeded((need) => {
        setRequest({ ...need, wayBack: window.location.pathname + window.location.search })
        setIsOpen(true)
      }),
    [],
  )

  return (
    <>
      <form id={SIGN_IN_FORM} action={path(routes.signIn())} hidden />
      {request && (
        <Suspense fallback={null}>
          <SignInPromptDialog {...request} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
