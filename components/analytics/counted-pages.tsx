'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { countedPage } from '@/lib/analytics/visits/rules/counted-page'
import { routes } from '@/lib/platform/http/routes'

/** Counts every page view, once the page is visible; prefetched pages do not count. Renders nothing. */
export function CountedPages() {
  const path = usePathname()
  useEffect(() => {
    if (!countedPage(path)) return
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tell)
      navigator.sendBeacon?.(routes.api.pageViews(), new Blob([JSON.stringify({ path })], { type: 'application/json' }))
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [path])
  return null
}
