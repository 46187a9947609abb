'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'

type HeldProps = { isHeld: boolean; className?: string; children: ReactNode }

/**
 * A part of the page that nobody can change while it is on its way: what holdFields cannot hold, as lists, photos and boxes of a group. A browser takes the
 * focus from what is held so; it is given back to whoever had it and has not gone elsewhere since.
 */
export function Held({ isHeld, className, children }: HeldProps) {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isHeld) {
      focused.current = document.activeElement
      return
    }
    const before = focused.current
    focused.current = null
    if (before instanceof HTMLElement && document.activeElement === document.body)
      // What the answer says may stand elsewhere on the page.
      before.focus({ preventScroll: true })
  }, [isHeld])
  return (
    <div inert={isHeld} className={className}>
      {children}
    </div>
  )
}
