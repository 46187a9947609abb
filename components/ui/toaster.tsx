'use client'

import { useSyncExternalStore } from 'react'
import { ToastCard } from './toast-card'
import { currentToasts, type ShownToast, subscribeToToasts } from './toast-store'

const none: readonly ShownToast[] = []

/** One per page, in its frame. Both live regions stand there from the start: one that comes later is not read aloud. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none)
  const isDestructive = (toast: ShownToast) => toast.tone === 'destructive'
  return (
    <div className="toaster pointer-events-none fixed inset-x-0 bottom-0 z-60 flex flex-col items-center gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:items-end">
      <div role="alert" className="contents">
        {toasts.filter(isDestructive).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" className="contents">
        {toasts
          .filter((toast) => !isDestructive(toast))
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  )
}
