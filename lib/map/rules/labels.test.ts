import type { MapPlace } from '../types'
import { labelsOf } from './labels'
import { project } from './mercator'

const city = (name: string, latitude: number, longitude: number, weight = 1): MapPlace => ({
  slug: name.toLowerCase(),
  name,
  kind: 'city',
  weight,
  latitude,
  longitude,
})
const camera = { ...project({ latitude: 28.54, longitude: -81.38 }), zoom: 9 }
const size = { width: 390, height: 600 }
const written = (places: MapPlace[]) => labelsOf(places, camera, size).map(({ place }) => place.name)

test('of two names at one place the larger city is written', () => {
  expect(written([city('Edgewood', 28.53, -81.38), city('Orlando', 28.54, -81.38, 20)])).toEqual(['Orlando'])
})

test('names that have room are all written', () => {
  expect(written([city('Kissimmee', 28.29, -81.4), city('Sanford', 28.8, -81.3)])).toEqual(['Kissimmee', 'Sanford'])
})

test('no name is cut off at the edge of the map', () => {
  expect(written([city('Jacksonville', 30.33, -81.65, 30), city('Daytona Beach Shores', 28.54, -80.9, 30)])).toEqual([])
})

test('a crowded map writes no more than can be read', () => {
  const many = Array.from({ length: 400 }, (_, index) =>
    city(`T${index}`, 28.1 + (index % 40) / 45, -81.6 + index / 900),
  )
  expect(written(many).length).toBeLessThanOrEqual(24)
})

test('a name steps back where a mark stands', () => {
  const places = [city('Orlando', 28.54, -81.38)]
  expect(labelsOf(places, camera, size, [{ x: 10, y: 10 }])).toEqual([])
  expect(labelsOf(places, camera, size, [{ x: 120, y: 10 }])).toHaveLength(1)
})
