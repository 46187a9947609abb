'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'

/**
 * For a part of the page whose buttons and links may disappear after a press: `target` then gets the focus, so that
 * keyboard users continue here and not at the top of the page. Spread `focusHandlers` on the element around it.
 */
export function useRestoredFocus<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    // React fires no blur event when it removes the focused element.
    if (hasFocus.current && document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  })
  const track = (has: boolean) => () => {
    hasFocus.current = has
  }
  return { target, focusHandlers: { onFocus: track(true), onBlur: track(false) } }
}

type RestoredFocusProps = { className?: string; children: ReactNode }

/** A part of the page without a heading whose buttons may disappear: the part itself then gets the focus. */
export function RestoredFocus({ className, children }: RestoredFocusProps) {
  const { target, focusHandlers } = useRestoredFocus<HTMLDivElement>()
  return (
    <div ref={target} tabIndex={-1} {...focusHandlers} className={classNames('outline-none', className)}>
      {children}
    </div>
  )
}

type FocusSectionProps = { id: string; title: string; className: string; children: ReactNode }

/**
 * A section whose buttons disappear with their action, like an agreed tour or a confirmed enrollment: its heading then
 * gets the focus.
 */
export function FocusSection({ id, title, className, children }: FocusSectionProps) {
  const { target, focusHandlers } = useRestoredFocus<HTMLHeadingElement>()
  return (
    <section aria-labelledby={id} {...focusHandlers} className={className}>
      <h2 ref={target} id={id} tabIndex={-1} className="mb-2 text-lead font-semibold outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A ref that focuses what has just appeared. An inline function would take the focus at each render. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()

type InertWhileSendingProps = { isSending: boolean; className?: string; children: ReactNode }

/**
 * A part of the page that is inert while it is being sent: for what lockFields cannot lock, like lists, photos and
 * groups of boxes. Browsers remove the focus from inert elements; it is restored unless it has moved elsewhere.
 */
export function InertWhileSending({ isSending, className, children }: InertWhileSendingProps) {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isSending) {
      focused.current = document.activeElement
      return
    }
    const before = focused.current
    focused.current = null
    if (before instanceof HTMLElement && document.activeElement === document.body)
      // The response may be shown elsewhere on the page.
      before.focus({ preventScroll: true })
  }, [isSending])
  return (
    <div inert={isSending} className={className}>
      {children}
    </div>
  )
}
