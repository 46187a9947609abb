'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { forgetAct } from '../begun-act'
import { onSignInWished } from './open-sign-in'

const SignInModal = lazy(() => import('./sign-in-modal'))

/** Once on every page. The form's code is fetched when somebody first asks for it. */
export function SignInDialog() {
  const [turn, setTurn] = useState(0)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(
    () =>
      onSignInWished(() => {
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
          forgetAct()
          setIsOpen(false)
        }}
      />
    </Suspense>
  )
}
