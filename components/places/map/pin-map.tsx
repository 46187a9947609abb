'use client'

import { Marker } from 'maplibre-gl'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Box, Point } from '@/lib/places/rules/geo'
import { useBaseMap } from './base-map'
import { MapNote } from './map-note'

export type PinMapProps = {
  label: string
  /** `text` is shown on the pin; it may be empty. */
  pins: readonly (Point & { text: string })[]
  frame: Box
}

/** A small map whose pins are not interactive. */
export default function PinMap({ label, pins, frame }: PinMapProps) {
  const t = useTranslations('places.mapBase')
  const mapContainer = useRef<HTMLDivElement>(null)
  const map = useBaseMap(mapContainer, { label, frame, padding: 24, isSmall: true })
  useEffect(() => {
    if (map === null || map === 'failed') return
    const markers = pins.map(({ latitude, longitude, text }) => {
      const element = document.createElement('span')
      element.className = text ? 'map-pin' : 'map-pin map-pin-dot'
      element.textContent = text
      // The map's accessible name already says where it is.
      element.setAttribute('aria-hidden', 'true')
      return new Marker({ element }).setLngLat([longitude, latitude]).addTo(map)
    })
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [map, pins])
  return (
    <>
      <div ref={mapContainer} className="map-ground" />
      {map === 'failed' && <MapNote isInstead>{t('failed')}</MapNote>}
    </>
  )
}
