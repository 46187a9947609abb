'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../surface/icon'

export type Toast = {
  title: string
  description?: string
  /** destructive: an error; it is announced immediately and stays until dismissed. */
  tone?: 'plain' | 'destructive'
}

type ShownToast = Toast & { id: number }

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/**
 * Shows a short message above the page, rendered by the frame's Toaster. At most three are visible, the oldest is
 * removed first; the same message again replaces the earlier one.
 */
export function showToast(toast: Toast): number {
  lastId += 1
  const others = shown.filter(({ title, description }) => title !== toast.title || description !== toast.description)
  publish([...others, { ...toast, id: lastId }].slice(-3))
  return lastId
}

export function dismissToast(id: number): void {
  publish(shown.filter((toast) => toast.id !== id))
}

export function currentToasts(): readonly ShownToast[] {
  return shown
}

function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const SHOWN_FOR_MS = 6_000

/** Disappears after six seconds, unless hovered or focused; an error stays until it is dismissed. */
function ToastCard({ toast }: { toast: ShownToast }) {
  const t = useTranslations('ui')
  const [isPaused, setIsPaused] = useState(false)
  const staysUntilDismissed = toast.tone === 'destructive'
  useEffect(() => {
    if (isPaused || staysUntilDismissed) return
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [isPaused, staysUntilDismissed, toast.id])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
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
        aria-label={t('dismiss')}
        onClick={() => dismissToast(toast.id)}
        className="inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
      >
        <Icon name="x" />
      </button>
    </div>
  )
}

const none: readonly ShownToast[] = []

/** Mounted once on a page, in its frame. Both live regions exist from the start: a later one would not be announced. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none)
  const isDestructive = (toast: ShownToast) => toast.tone === 'destructive'
  return (
    <div className="toaster">
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
