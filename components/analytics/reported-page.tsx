'use client'

import { useEffect } from 'react'
import type { PageViewSource } from '@/lib/analytics/visits/schema'
import { routes } from '@/lib/platform/http/routes'
import { previousList, report } from './report'

/** Where somebody was before the provider's page that is shown now. Nothing but the kind of page leaves this function. */
export function pageViewSource(id: string): PageViewSource {
  const list = previousList(id)
  if (list) return kindOf(list)
  const [load] = performance.getEntriesByType('navigation')
  // Loaded as another page: the browser came here by a link on one of ours.
  if (load?.name && new URL(load.name).pathname !== window.location.pathname) return 'here'
  if (!document.referrer) return 'direct'
  const before = new URL(document.referrer)
  return before.origin === window.location.origin ? kindOf(before.pathname) : 'elsewhere'
}

/** A page of a care type at a location: "/daycare/orlando-fl", and its further pages. */
const LANDING = /^\/[a-z-]+\/[a-z0-9-]+-[a-z]{2}(\/page\/\d+)?$/

function kindOf(path: string): PageViewSource {
  if (path === routes.search()) return 'search'
  return LANDING.test(path) ? 'landing' : 'here'
}

/** Counts that a provider's page was opened, and from what kind of page. Shows nothing. `id`: public. */
export function ReportedPage({ id }: { id: string }) {
  useEffect(() => {
    const open = () => {
      if (document.visibilityState === 'visible')
        report([{ providerId: id, interactionType: 'open', source: pageViewSource(id) }])
    }
    // A page made ready in a tab behind others has been seen by nobody.
    open()
    document.addEventListener('visibilitychange', open)
    return () => document.removeEventListener('visibilitychange', open)
  }, [id])
  return null
}
