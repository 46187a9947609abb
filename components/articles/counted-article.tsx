'use client'

import { useEffect } from 'react'
import { routes } from '@/lib/platform/routes'

/** Told already by this page; the server counts each visitor once a day. */
const told = new Set<number>()

/** Tells that an article was opened. Shows nothing; a failure is nobody's concern. */
export function CountedArticle({ id }: { id: number }) {
  useEffect(() => {
    const tell = () => {
      // A page made ready in a tab behind others has been seen by nobody.
      if (document.visibilityState !== 'visible' || told.has(id)) return
      told.add(id)
      fetch(routes.api.articleViews(id), { method: 'POST', keepalive: true }).catch(() => {})
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id])
  return null
}
