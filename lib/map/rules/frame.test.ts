import { distanceMeters } from '@/lib/platform/geo'
import { frameOf } from './frame'

const center = { latitude: 28.54, longitude: -81.38 }

test('a search by distance shows its whole circle', () => {
  const frame = frameOf({ center, radiusMeters: 16_093 }, [])
  const top = { latitude: frame.north, longitude: center.longitude }
  const right = { latitude: center.latitude, longitude: frame.east }
  expect(distanceMeters(center, top) / 16_093).toBeCloseTo(1, 2)
  expect(distanceMeters(center, right) / 16_093).toBeCloseTo(1, 2)
})

test('a search of an area shows that area', () => {
  const box = { south: 28, west: -82, north: 29, east: -81 }
  expect(frameOf({ center, box }, [center])).toBe(box)
})

test('a county is shown as far as there are providers in it', () => {
  const frame = frameOf({ center }, [{ latitude: 28.9, longitude: -81.9 }])
  expect(frame.north).toBeGreaterThan(28.9)
  expect(frame.west).toBeLessThan(-81.9)
  expect(frame.south).toBeLessThan(28.54)
})
