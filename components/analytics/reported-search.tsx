'use client'

import { useEffect } from 'react'
import { routes } from '@/lib/platform/http/routes'

const SEEN_AFTER_MS = 100
/** Told already by this page; the server leaves doubles of a day out for good. */
const told = new Set<string>()

/** Counts that somebody searched: the address after "?", and nothing of who they are. Shows nothing. */
export function ReportedSearch({ address }: { address: string }) {
  useEffect(() => {
    const search = address.split('?')[1]
    if (!search || told.has(search)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      // A page in a tab behind others has been seen by nobody.
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

/** Nobody waits for it, and a failure is nobody's concern. */
function send(search: string): void {
  if (told.has(search)) return
  told.add(search)
  const body = JSON.stringify({ search })
  if (navigator.sendBeacon?.(routes.api.searchCounts(), new Blob([body], { type: 'application/json' }))) return
  fetch(routes.api.searchCounts(), { method: 'POST', body, keepalive: true }).catch(() => {})
}
