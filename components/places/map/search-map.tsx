'use client'

import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import type { MapPoint } from '@/lib/places/map/types'
import type { Box } from '@/lib/places/rules/geo'
import { mapMessages as texts } from './messages'
import './map.css'

const InteractiveMap = lazy(() => import('./interactive-map'))

/** The map's data; it is sent to the browser once. */
export type MapData = {
  points: MapPoint[]
  /** The initial view. */
  frame: Box
  /** Whether the frame is a searched area: then it fills the map to its edges. */
  isArea: boolean
}

export type MapProps = MapData & {
  total: number
  /** "YYYY-MM-DD" in its time zone. */
  today: string
  /** The same search without an area; "&bounds=..." can be appended. */
  areaHref: string
}

/** Instead of a map; the list has the same results. */
export function MapNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="map-note">
      {children}
    </p>
  )
}

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

type FallbackProps = { note: ReactNode; children: ReactNode }

/** When the map's code does not load, its note is shown. */
export class IfItFails extends Component<FallbackProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.note : this.props.children
  }
}
