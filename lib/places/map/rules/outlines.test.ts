import { readFileSync } from 'node:fs'
import path from 'node:path'
import { COUNTRY_FILE, OUTLINES, stateFilesOf } from './outlines'

test('around Orlando only Florida is loaded; where several states meet, all of them are', () => {
  expect(stateFilesOf({ south: 28.3, west: -81.6, north: 28.7, east: -81.2 })).toEqual(['/map/fl.json'])
  const corner = stateFilesOf({ south: 30.5, west: -85.3, north: 31.2, east: -84.7 })
  expect(corner.toSorted()).toEqual(['/map/al.json', '/map/fl.json', '/map/ga.json'])
  expect(stateFilesOf({ south: 40, west: -60, north: 41, east: -59 })).toEqual([])
})

test('every state has a file with its land and its borders', () => {
  const files = [COUNTRY_FILE, ...Object.keys(OUTLINES).map((code) => `/map/${code.toLowerCase()}.json`)]
  for (const file of files) {
    const { features } = JSON.parse(readFileSync(path.join('public', file), 'utf8'))
    expect(features.map((one: { geometry: { type: string } }) => one.geometry.type)).toEqual([
      'MultiPolygon',
      'MultiLineString',
    ])
    expect(features[0].geometry.coordinates.length).toBeGreaterThan(0)
  }
})
