'use client'

import { useEffect } from 'react'
import { pageViewSource } from './page-view-source'
import { report } from './report'

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
