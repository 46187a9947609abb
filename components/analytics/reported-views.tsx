'use client'

import { useEffect } from 'react'
import type { PageViewSource } from '@/lib/analytics/visits/schema'
import { isLandingPath } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { readPath } from '@/lib/platform/language/addresses.mjs'
import { previousList, report, sendCount } from './report'

/** Where the visitor came from. Only the kind of page is returned, never its URL. */
export function pageViewSource(id: string): PageViewSource {
  const list = previousList(id)
  if (list) return sourceOf(list)
  const [load] = performance.getEntriesByType('navigation')
  // The last full page load had another URL, so the visitor followed a link on this site.
  if (load?.name && new URL(load.name).pathname !== window.location.pathname) return 'here'
  if (!document.referrer) return 'direct'
  const before = new URL(document.referrer)
  return before.origin === window.location.origin ? sourceOf(before.pathname) : 'elsewhere'
}

function sourceOf(address: string): PageViewSource {
  const { path } = readPath(address)
  if (path === routes.search()) return 'search'
  return isLandingPath(path) ? 'landing' : 'here'
}

/** Counts that a provider's page was opened, and from what kind of page. Renders nothing. `id`: public. */
export function ReportedPage({ id }: { id: string }) {
  useEffect(() => {
    const reportOpen = () => {
      if (document.visibilityState === 'visible')
        report([{ providerId: id, interactionType: 'open', source: pageViewSource(id) }])
    }
    // A page in a background tab has not been seen.
    reportOpen()
    document.addEventListener('visibilitychange', reportOpen)
    return () => document.removeEventListener('visibilitychange', reportOpen)
  }, [id])
  return null
}

const SEEN_AFTER_MS = 100
/** Already reported by this page; the server removes a day's duplicates anyway. */
const reported = new Set<string>()

/** Counts a search: its query string, and no user data. Renders nothing. */
export function ReportedSearch({ address }: { address: string }) {
  useEffect(() => {
    const search = address.split('?')[1]
    if (!search || reported.has(search)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const reportWhenVisible = () => {
      clearTimeout(timer)
      // A page in a background tab has not been seen.
      if (document.visibilityState === 'visible') timer = setTimeout(() => reportSearch(search), SEEN_AFTER_MS)
    }
    reportWhenVisible()
    document.addEventListener('visibilitychange', reportWhenVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', reportWhenVisible)
    }
  }, [address])
  return null
}

function reportSearch(search: string): void {
  if (reported.has(search)) return
  reported.add(search)
  sendCount(routes.api.searchCounts(), { search })
}
