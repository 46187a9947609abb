'use client'

import { lazy, Suspense, useState } from 'react'
import { Icon } from '@/components/ui/surface/icon'
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
        className="mt-3 flex h-38 w-full flex-col items-center justify-center gap-2 rounded-lg border border-line bg-mint font-semibold text-pine-deep hover:bg-mint-line [@media(scripting:none)]:hidden"
      >
        <Icon name="pin" />
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
