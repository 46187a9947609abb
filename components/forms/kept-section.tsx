'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type KeptSectionProps = { id: string; title: string; className: string; children: ReactNode }

/**
 * A part of the page whose buttons go with the state that they end: a tour that is agreed, a place that was confirmed. Its heading gets the focus
 * then, so that the keyboard goes on from here and not from the top of the page.
 */
export function KeptSection({ id, title, className, children }: KeptSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    // React tells of no blur where it takes the element away.
    if (hasFocus.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })
  return (
    <section
      aria-labelledby={id}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
      className={className}
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="mb-2 text-lead font-semibold outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
