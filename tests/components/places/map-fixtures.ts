import type { MapProps } from '@/components/places/map/interactive-map'
import type { MapPoint } from '@/lib/places/map/types'

export const mapProps = (points: MapPoint[]): MapProps => ({
  points,
  frame: { south: 28.4, west: -81.55, north: 28.7, east: -81.2 },
  isArea: false,
  total: points.length,
  today: '2026-11-18',
  room: null,
  areaHref: '/search?zipCode=32801&view=map',
})
