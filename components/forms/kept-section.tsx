'use client'

import type { ReactNode } from 'react'
import { useKeptFocus } from './use-kept-focus'

type KeptSectionProps = { id: string; title: string; className: string; children: ReactNode }

/** A section whose buttons go with what they end, as a tour that is agreed or a place that was confirmed: its heading gets the focus then. */
export function KeptSection({ id, title, className, children }: KeptSectionProps) {
  const { place, watching } = useKeptFocus<HTMLHeadingElement>()
  return (
    <section aria-labelledby={id} {...watching} className={className}>
      <h2 ref={place} id={id} tabIndex={-1} className="mb-2 text-lead font-semibold outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
