'use client'

import { lazy, Suspense } from 'react'
import { useIsHydrated } from '@/components/ui/hooks'
import type { MapProps } from './interactive-map'
import { IfItFails, MapNote } from './map-note'
import { mapMessages as texts } from './messages'
import './map.css'

const InteractiveMap = lazy(() => import('./interactive-map'))

/** The map of a search, whose code loads with the first one; a sentence without JavaScript or WebGL. */
export function SearchMap(props: MapProps) {
  const isAlive = useIsHydrated()
  const loading = <MapNote>{texts.loading}</MapNote>
  // Not in a noscript element: a browser whose scripts fail to load needs the sentence too.
  if (!isAlive) return <MapNote>{texts.needsScript}</MapNote>
  return (
    <IfItFails note={<MapNote isInstead>{texts.failed}</MapNote>}>
      <Suspense fallback={loading}>
        <InteractiveMap {...props} />
      </Suspense>
    </IfItFails>
  )
}
