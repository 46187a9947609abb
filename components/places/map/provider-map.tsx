'use client'

import { lazy, Suspense, useMemo, useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { boxAround } from '@/lib/places/map/rules/marks'
import type { Point } from '@/lib/places/rules/geo'
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

type ProviderMapProps = {
  name: string
  /** The provider's own place; a family home has none to show. */
  place: Point
  /** The way there, in the map of the visitor's choice. */
  directionsHref: string
}

const MILES_AROUND = 0.4

/** Where a provider is: the map loads on request, the link works without it. */
export function ProviderMap({ name, place, directionsHref }: ProviderMapProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { latitude, longitude } = place
  const { pins, frame } = useMemo(() => {
    const point = { latitude, longitude }
    return { pins: [{ ...point, text: '' }], frame: boxAround([point], MILES_AROUND) }
  }, [latitude, longitude])
  const isAlive = useIsHydrated()
  return (
    <>
      {isOpen && <LatePinMap label={texts.providerLabel(name)} pins={pins} frame={frame} />}
      <p className="mt-2 flex flex-wrap items-center gap-x-4">
        {isAlive && !isOpen && (
          <Button variant="quiet" onClick={() => setIsOpen(true)}>
            {texts.showMap}
          </Button>
        )}
        <a
          href={directionsHref}
          rel="nofollow noopener noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-pine hover:text-pine-deep hover:underline"
        >
          {texts.directions}
        </a>
      </p>
    </>
  )
}
