'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { withMessages } from '@/components/platform/browser-messages'
import { FilmsMessages } from '@/messages/parts/films'

const Films = withMessages(
  FilmsMessages,
  lazy(() => import('./films')),
)

/** The still first, so that the page paints immediately and nothing shifts; the film loads when everything else has. */
export function HeroVideo({ still }: { still: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  const [isCalm, setIsCalm] = useState(false)

  useEffect(() => {
    const start = () => setIsCalm(true)
    if (document.readyState === 'complete') return start()
    window.addEventListener('load', start, { once: true })
    return () => window.removeEventListener('load', start)
  }, [])

  return (
    <div ref={stage} className="relative aspect-[16/11] overflow-hidden rounded-3xl lg:aspect-[6/5]">
      {still}
      {isCalm && (
        <Suspense fallback={null}>
          <Films stage={stage} />
        </Suspense>
      )}
    </div>
  )
}
