'use client'

import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import type { MapProps } from './map-marks'
import { mapMessages as texts } from './messages'
import './map.css'

const InteractiveMap = lazy(() => import('./interactive-map'))

/** The static map until the interactive one has loaded; if it fails to load, the static one stays. */
export function SearchMap({ drawn, ...map }: MapProps & { drawn: ReactNode }) {
  const isAlive = useIsHydrated()
  if (!isAlive) return drawn
  return (
    <KeepDrawn drawn={drawn}>
      <Suspense fallback={drawn}>
        <InteractiveMap {...map} />
      </Suspense>
    </KeepDrawn>
  )
}

type FallbackProps = { drawn: ReactNode; children: ReactNode }

class KeepDrawn extends Component<FallbackProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <>
        {this.props.drawn}
        <p role="status" className="map-note">
          {texts.failed}
        </p>
      </>
    )
  }
}
