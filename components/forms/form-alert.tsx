'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/surface/icon'

/**
 * The error of a whole form, announced immediately. Always rendered, so that screen readers notice the change. On
 * phones the pressed button is often a screen below: the alert scrolls into view, and the focus stays at the button.
 */
export function FormAlert({ children }: { children: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (children) place.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  return (
    // When empty, it takes no row of the form's grid.
    <div ref={place} role="alert" className="empty:absolute">
      {children && (
        <p className="flex items-start gap-2.5 rounded-md border border-coral/40 bg-coral-soft px-4 py-3 text-ui font-medium text-coral-deep">
          <Icon name="alert-circle" className="mt-0.5" />
          {children}
        </p>
      )}
    </div>
  )
}
