'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'

/**
 * For a part of the page whose buttons and links go with the state that they end: `place` gets the focus then, so that the keyboard goes on from
 * here and not from the top of the page. `watching` stands on the element around all of it.
 */
export function useRestoredFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    // React tells of no blur where it takes the element away.
    if (hasFocus.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
  const tells = (has: boolean) => () => {
    hasFocus.current = has
  }
  return { place, watching: { onFocus: tells(true), onBlur: tells(false) } }
}

type KeptFocusProps = { className?: string; children: ReactNode }

/** A part of the page without a heading of its own whose pressed button may be gone afterwards: the part itself gets the focus then. */
export function RestoredFocus({ className, children }: KeptFocusProps) {
  const { place, watching } = useRestoredFocus<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} {...watching} className={classNames('outline-none', className)}>
      {children}
    </div>
  )
}

type KeptSectionProps = { id: string; title: string; className: string; children: ReactNode }

/** A section whose buttons go with what they end, as a tour that is agreed or a place that was confirmed: its heading gets the focus then. */
export function FocusSection({ id, title, className, children }: KeptSectionProps) {
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

type HeldProps = { isHeld: boolean; className?: string; children: ReactNode }

/**
 * A part of the page that nobody can change while it is on its way: what holdFields cannot hold, as lists, photos and boxes of a group. A browser takes the
 * focus from what is held so; it is given back to whoever had it and has not gone elsewhere since.
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
      // What the answer says may stand elsewhere on the page.
      before.focus({ preventScroll: true })
  }, [isHeld])
  return (
    <div inert={isHeld} className={className}>
      {children}
    </div>
  )
}
