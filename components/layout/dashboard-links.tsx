'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { routes } from '@/lib/platform/http/routes'

/** One step back; the start page if the site was entered here. */
export function HistoryBack({ className, children }: { className?: string; children: ReactNode }) {
  const router = useRouter()
  const goBack = () => (window.history.length > 1 ? router.back() : router.push(routes.home()))
  return (
    <button type="button" className={className} onClick={goBack}>
      {children}
    </button>
  )
}

/** Scrolls the current link of a horizontal list to its middle, without moving the page. */
export function ShowCurrent() {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const list = place.current?.parentElement
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && link) list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [])
  return <li ref={place} hidden />
}
