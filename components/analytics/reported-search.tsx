'use client'

import { useEffect } from 'react'
import { routes } from '@/lib/platform/http/routes'

const SEEN_AFTER_MS = 100
/** Already sent by this page; the server removes a day's duplicates anyway. */
const reported = new Set<string>()

/** Counts a search: its query string, and no user data. Renders nothing. */
export function ReportedSearch({ address }: { address: string }) {
  useEffect(() => {
    const search = address.split('?')[1]
    if (!search || reported.has(search)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      // A page in a background tab has not been seen.
      if (document.visibilityState === 'visible') timer = setTimeout(() => send(search), SEEN_AFTER_MS)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [address])
  return null
}

/** Failures are ignored. */
function send(search: string): void {
  if (reported.has(search)) return
  reported.add(search)
  const body = JSON.stringify({ search })
  if (navigator.sendBeacon?.(routes.api.searchCounts(), new Blob([body], { type: 'application/json' }))) return
  fetch(routes.api.searchCounts(), { method: 'POST', body, keepalive: true }).catch(() => {})
}
