'use client'

import { lazy, Suspense } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import type { MapProps } from './interactive-map'
import { IfItFails, MapNote } from './map-note'
import { mapMessages as texts } from './messages'
import './map.css'

const InteractiveMap = lazy(() => import('./interactive-map'))

/** The map of a search, whose code loads with the first one; a sentence without JavaScript or WebGL. */
export function SearchMap(props: MapProps) {
  const isAlive = useIsHydrated()
  const loading = <MapNote>{texts.loading}</MapNote>
  if (!isAlive)
    return (
      <noscript>
        <p className="map-note">{texts.needsScript}</p>
      </noscript>
    )
  return (
    <IfItFails note={<MapNote>{texts.failed}</MapNote>}>
      <Suspense fallback={loading}>
        <InteractiveMap {...props} />
      </Suspense>
    </IfItFails>
  )
}
