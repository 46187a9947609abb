import type { MapProps } from '@/components/places/map/map-marks'
import type { MapPoint } from '@/lib/places/map/types'

export const mapProps = (points: MapPoint[]): MapProps => ({
  points,
  places: [{ slug: 'orlando-fl', name: 'Orlando', kind: 'city', weight: 59, latitude: 28.54, longitude: -81.37 }],
  frame: { south: 28.4, west: -81.55, north: 28.7, east: -81.2 },
  isArea: false,
  total: points.length,
  today: '2026-11-18',
  areaHref: '/search?zipCode=32801&view=map',
  styleUrl: null,
})
