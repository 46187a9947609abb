'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useIsHydrated } from '@/components/ui/hooks'
import { boxAround } from '@/lib/places/map/rules/marks'
import type { Point } from '@/lib/places/rules/geo'
import { IfItFails, MapNote } from './map-note'
import type { PinMapProps } from './pin-map'
import './map.css'

const PinMap = lazy(() => import('./pin-map'))

/** A map with pins; its code loads when it is rendered in the browser. */
export function LatePinMap(props: PinMapProps) {
  const t = useTranslations('places.mapBase')
  const isAlive = useIsHydrated()
  if (!isAlive) return null
  return (
    <div className="map-small">
      <IfItFails note={<MapNote isInstead>{t('failed')}</MapNote>}>
        <Suspense fallback={<MapNote>{t('loading')}</MapNote>}>
          <PinMap {...props} />
        </Suspense>
      </IfItFails>
    </div>
  )
}

/** Miles from the pin to the map's edge. */
const MILES_AROUND = 0.4

/** A map of one place. */
export function PlaceMap({ name, place }: { name: string; place: Point }) {
  const t = useTranslations('places.mapBase')
  return (
    <LatePinMap label={t('place', { name })} pins={[{ ...place, text: '' }]} frame={boxAround([place], MILES_AROUND)} />
  )
}
