'use client'

import { lazy, Suspense, useState } from 'react'
import { boxAround } from '@/lib/places/map/rules/marks'
import type { Point } from '@/lib/places/rules/geo'
import { mapMessages as texts } from './messages'

const LatePinMap = lazy(() => import('./late-pin-map').then((file) => ({ default: file.LatePinMap })))

/** Miles from the pin to the map's edge. */
const MILES_AROUND = 0.4

type ProviderMapProps = {
  name: string
  /** The provider's own place; a family home has none to show. */
  place: Point
}

/** Where a provider is. Everything of the map loads on request. */
export function ProviderMap({ name, place: { latitude, longitude } }: ProviderMapProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="mt-3 min-h-11 font-semibold text-pine hover:text-pine-deep hover:underline noscript:hidden"
      >
        {texts.showMap}
      </button>
    )
  const point = { latitude, longitude }
  return (
    <Suspense fallback={<p role="status">{texts.loading}</p>}>
      <LatePinMap
        label={texts.providerLabel(name)}
        pins={[{ ...point, text: '' }]}
        frame={boxAround([point], MILES_AROUND)}
      />
    </Suspense>
  )
}
