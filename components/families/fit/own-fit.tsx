'use client'

import { lazy, Suspense } from 'react'
import { useIsParent } from '@/components/accounts/session'
import { withMessages } from '@/components/platform/browser-messages'
import { classNames } from '@/components/ui/class-names'
import { AccountMessages } from '@/messages/parts/account'

const OwnFitLines = withMessages(
  AccountMessages,
  lazy(() => import('./for-parents').then((file) => ({ default: file.OwnFitLines }))),
)
const OwnFitHead = withMessages(
  AccountMessages,
  lazy(() => import('./for-parents').then((file) => ({ default: file.OwnFitHead }))),
)

/**
 * How this provider fits a signed-in parent's child. Pages are the same for everyone: this is an empty element whose
 * space the style sheet reserves for parents, so that nothing shifts. `id` is a public id.
 */
export function OwnFit({ id, className }: { id: string; className?: string }) {
  const isParent = useIsParent()
  return (
    <div className={classNames('own-fit own-fit-lines', className)}>
      {isParent && (
        <Suspense fallback={null}>
          <OwnFitLines id={id} />
        </Suspense>
      )}
    </div>
  )
}

/** Says whose fit is shown, above a list or on a provider's page. */
export function OwnFitBar({ className }: { className?: string }) {
  const isParent = useIsParent()
  return (
    <div className={classNames('own-fit own-fit-bar', className)}>
      {isParent && (
        <Suspense fallback={null}>
          <OwnFitHead />
        </Suspense>
      )}
    </div>
  )
}
