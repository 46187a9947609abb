'use client'

import { lazy, Suspense } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { IfItFails, MapNote } from './map-note'
import { mapMessages as texts } from './messages'
import type { PinMapProps } from './pin-map'
import './map.css'

const PinMap = lazy(() => import('./pin-map'))

/** A map with pins; its code loads when it is rendered in the browser. */
export function LatePinMap(props: PinMapProps) {
  const isAlive = useIsHydrated()
  if (!isAlive) return null
  return (
    <div className="map-small">
      <IfItFails note={<MapNote>{texts.failedSmall}</MapNote>}>
        <Suspense fallback={<MapNote>{texts.loading}</MapNote>}>
          <PinMap {...props} />
        </Suspense>
      </IfItFails>
    </div>
  )
}
