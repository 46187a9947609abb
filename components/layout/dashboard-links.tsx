'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { routes } from '@/lib/platform/http/routes'

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

/** In a list of links that scrolls sideways: brings the one of this page to its middle. The page itself stays where it is. */
export function ShowCurrent() {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const list = place.current?.parentElement
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && link) list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [])
  return <li ref={place} hidden />
}
