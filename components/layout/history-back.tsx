'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { routes } from '@/lib/platform/routes'

/** One step back; home when the site was entered on this very page. */
export function HistoryBack({ className, children }: { className?: string; children: ReactNode }) {
  const router = useRouter()
  const goBack = () => (window.history.length > 1 ? router.back() : router.push(routes.home()))
  return (
    <button type="button" className={className} onClick={goBack}>
      {children}
    </button>
  )
}
