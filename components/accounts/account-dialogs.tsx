'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { withMessages } from '@/components/platform/browser-messages'
import { AccountMessages } from '@/messages/parts/account'
import { onSignInRequested, onSignUpRequested, type SignUpChoice } from './dialog-links'

const SignInModal = withMessages(
  AccountMessages,
  lazy(() => import('./sign-in/sign-in-modal')),
)

/** Mounted once on every page. The form's code is loaded when it is first opened. */
export function SignInDialog() {
  const [openCount, setOpenCount] = useState(0)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(
    () =>
      onSignInRequested(() => {
        setOpenCount((count) => count + 1)
        setIsOpen(true)
      }),
    [],
  )

  if (openCount === 0) return null
  return (
    <Suspense fallback={null}>
      {/* Remounted each time, so that the form is empty. */}
      <SignInModal key={openCount} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}

const Wizard = withMessages(
  AccountMessages,
  lazy(() => import('./sign-up/wizard')),
)

/** Mounted once on every page. The wizard's code is loaded when it is first opened. */
export function SignUpDialog() {
  const [choice, setChoice] = useState<SignUpChoice>()
  const [isOpen, setIsOpen] = useState(false)

  useEffect(
    () =>
      onSignUpRequested((chosen) => {
        setChoice(chosen)
        setIsOpen(true)
      }),
    [],
  )

  if (!choice) return null
  return (
    <Suspense fallback={null}>
      {/* Remounted each time: earlier input is discarded, and the requested role is selected. */}
      <Wizard
        key={`${choice} ${isOpen}`}
        role={choice === 'either' ? undefined : choice}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Suspense>
  )
}
