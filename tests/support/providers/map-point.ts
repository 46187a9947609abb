import type { MapPoint } from '@/lib/places/map/types'

/** A provider on the map of which nothing else is known. */
export const buildMapPoint = (
  id: string,
  latitude: number,
  longitude: number,
  more: Partial<MapPoint> = {},
): MapPoint => ({
  id,
  name: `Provider ${id}`,
  zip: '32801',
  meters: 640,
  rating: null,
  reviewCount: 0,
  priceCents: null,
  priceOn: null,
  openingOn: null,
  latitude,
  longitude,
  ...more,
})
