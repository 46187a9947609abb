'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useKeptFocus } from './use-kept-focus'

type KeptFocusProps = { className?: string; children: ReactNode }

/** A part of the page without a heading of its own whose pressed button may be gone afterwards: the part itself gets the focus then. */
export function KeptFocus({ className, children }: KeptFocusProps) {
  const { place, watching } = useKeptFocus<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} {...watching} className={classNames('outline-none', className)}>
      {children}
    </div>
  )
}
