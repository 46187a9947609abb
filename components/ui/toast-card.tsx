'use client'

import { useEffect, useState } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { uiTexts } from './texts'
import { dismissToast, type ShownToast } from './toast-store'

const SHOWN_FOR_MS = 6_000

/** Goes by itself after six seconds, not while a pointer or the focus is on it; a failure stays until it is dismissed. */
export function ToastCard({ toast }: { toast: ShownToast }) {
  const [isHeld, setIsHeld] = useState(false)
  const staysUntilDismissed = toast.tone === 'destructive'
  useEffect(() => {
    if (isHeld || staysUntilDismissed) return
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [isHeld, staysUntilDismissed, toast.id])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock, there is nothing to operate
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={classNames(
        'pointer-events-auto flex w-full max-w-100 animate-rise items-start gap-3 rounded-lg border bg-card py-2 pr-2 pl-4 shadow-float',
        staysUntilDismissed ? 'border-coral-deep' : 'border-line',
      )}
    >
      <Icon
        name={staysUntilDismissed ? 'alert-circle' : 'check'}
        size="lg"
        className={classNames('mt-2.5', staysUntilDismissed ? 'text-coral-deep' : 'text-pine')}
      />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-sm text-soft">{toast.description}</p>}
      </div>
      <button
        type="button"
        aria-label={uiTexts.dismiss}
        onClick={() => dismissToast(toast.id)}
        className="inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
      >
        <Icon name="x" />
      </button>
    </div>
  )
}
