'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { onSignUpWished, type Wish } from './open-wizard'

const Wizard = lazy(() => import('./wizard'))

/** Once on every page. The wizard's code is fetched when somebody first asks for it. */
export function SignUpDialog() {
  const [wish, setWish] = useState<Wish>()
  const [isOpen, setIsOpen] = useState(false)

  useEffect(
    () =>
      onSignUpWished((asked) => {
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
