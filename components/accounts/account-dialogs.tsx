'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { onSignInRequested, onSignUpRequested, type SignUpChoice } from './dialog-links'
import { deletePendingAction } from './pending-action'

const SignInModal = lazy(() => import('./sign-in/sign-in-modal'))

/** Once on every page. The form's code is fetched when somebody first asks for it. */
export function SignInDialog() {
  const [turn, setTurn] = useState(0)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(
    () =>
      onSignInRequested(() => {
        setTurn((last) => last + 1)
        setIsOpen(true)
      }),
    [],
  )

  if (turn === 0) return null
  return (
    <Suspense fallback={null}>
      {/* A new one each time, so that the form is empty again. */}
      <SignInModal
        key={turn}
        isOpen={isOpen}
        onSignedIn={() => setIsOpen(false)}
        onSignUp={() => setIsOpen(false)}
        onClose={() => {
          // Whoever thinks better of it has nothing waiting.
          deletePendingAction()
          setIsOpen(false)
        }}
      />
    </Suspense>
  )
}

const Wizard = lazy(() => import('./sign-up/wizard'))

/** Once on every page. The wizard's code is fetched when somebody first asks for it. */
export function SignUpDialog() {
  const [wish, setWish] = useState<SignUpChoice>()
  const [isOpen, setIsOpen] = useState(false)

  useEffect(
    () =>
      onSignUpRequested((asked) => {
        setWish(asked)
        setIsOpen(true)
      }),
    [],
  )

  if (!wish) return null
  return (
    <Suspense fallback={null}>
      {/* A new one each time: what was typed before is forgotten, and the wished role stands again. */}
      <Wizard
        key={`${wish} ${isOpen}`}
        role={wish === 'either' ? undefined : wish}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Suspense>
  )
}
