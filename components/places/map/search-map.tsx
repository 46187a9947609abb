'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useIsHydrated } from '@/components/ui/hooks'
import type { MapProps } from './interactive-map'
import { IfItFails, MapNote } from './map-note'
import './map.css'

const InteractiveMap = lazy(() => import('./interactive-map'))

/** The map of a search. Its code loads with the first map; without JavaScript or WebGL a sentence replaces it. */
export function SearchMap(props: MapProps) {
  const t = useTranslations('places.map')
  const base = useTranslations('places.mapBase')
  const isAlive = useIsHydrated()
  const loading = <MapNote>{base('loading')}</MapNote>
  // Not in a noscript element: a browser whose scripts fail to load needs the sentence too.
  if (!isAlive) return <MapNote>{t('needsScript')}</MapNote>
  return (
    <IfItFails note={<MapNote isInstead>{t('failed')}</MapNote>}>
      <Suspense fallback={loading}>
        <InteractiveMap {...props} />
      </Suspense>
    </IfItFails>
  )
}
