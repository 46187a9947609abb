'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'

/**
 * For a part of the page whose buttons and links may disappear after a press: `place` then gets the focus, so that
 * keyboard users continue here and not at the top of the page. Spread `watching` on the element around it.
 */
export function useRestoredFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    // React fires no blur event when it removes the focused element.
    if (hasFocus.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
  const tells = (has: boolean) => () => {
    hasFocus.current = has
  }
  return { place, watching: { onFocus: tells(true), onBlur: tells(false) } }
}

type RestoredFocusProps = { className?: string; children: ReactNode }

/** A part of the page without a heading whose buttons may disappear: the part itself then gets the focus. */
export function RestoredFocus({ className, children }: RestoredFocusProps) {
  const { place, watching } = useRestoredFocus<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} {...watching} className={classNames('outline-none', className)}>
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
  const { place, watching } = useRestoredFocus<HTMLHeadingElement>()
  return (
    <section aria-labelledby={id} {...watching} className={className}>
      <h2 ref={place} id={id} tabIndex={-1} className="mb-2 text-lead font-semibold outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A ref that focuses what has just appeared. An inline function would take the focus at each render. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()

type HeldProps = { isHeld: boolean; className?: string; children: ReactNode }

/**
 * A part of the page that is inert while it is being sent: for what lockFields cannot lock, like lists, photos and
 * groups of boxes. Browsers remove the focus from inert elements; it is restored unless it has moved elsewhere.
 */
export function InertWhileSending({ isHeld, className, children }: HeldProps) {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isHeld) {
      focused.current = document.activeElement
      return
    }
    const before = focused.current
    focused.current = null
    if (before instanceof HTMLElement && document.activeElement === document.body)
      // The response may be shown elsewhere on the page.
      before.focus({ preventScroll: true })
  }, [isHeld])
  return (
    <div inert={isHeld} className={className}>
      {children}
    </div>
  )
}
