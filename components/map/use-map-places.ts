'use client'

import { useEffect, useState } from 'react'
import { boundsText, partOverCountry } from '@/lib/map/rules/bounds'
import type { MapPlace } from '@/lib/map/types'
import type { Box } from '@/lib/platform/geo'
import { routes } from '@/lib/platform/routes'

const PATIENCE_MS = 250

/** The names of what is to be seen: those that came with the page, then others as the map is moved. Without them it works too. */
export function useMapPlaces(initial: MapPlace[], box: Box | null): MapPlace[] {
  const [fetched, setFetched] = useState<MapPlace[] | null>(null)
  // Rounded outward, so that small moves ask for the same.
  const bounds = box && boundsText(partOverCountry(rounded(box)))
  useEffect(() => {
    if (!bounds) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetch(routes.api.mapPlaces(bounds), { signal: stop.signal })
        .then((response) => (response.ok ? response.json() : null))
        .then((answer) => Array.isArray(answer?.places) && setFetched(answer.places))
        .catch(() => {})
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [bounds])
  return fetched ?? initial
}

function rounded({ south, west, north, east }: Box): Box {
  const step = 2 ** Math.ceil(Math.log2((north - south) / 2))
  const down = (value: number) => Math.floor(value / step) * step
  const up = (value: number) => Math.ceil(value / step) * step
  return { south: down(south), west: down(west), north: up(north), east: up(east) }
}
