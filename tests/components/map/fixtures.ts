import type { MapProps } from '@/components/map/types'
import type { MapPoint } from '@/lib/map/types'

export const point = (id: string, latitude: number, longitude: number, more: Partial<MapPoint> = {}): MapPoint => ({
  id,
  name: `Provider ${id}`,
  zip: '32801',
  rating: null,
  reviewCount: 0,
  priceCents: null,
  priceOn: null,
  openingOn: null,
  latitude,
  longitude,
  ...more,
})

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
