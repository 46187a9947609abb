import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { OUTLINES, WORLD_UNITS } from '../catalogue/outlines'
import { project } from './mercator'
import { outlinesOf } from './outlines'

const orlando = { south: 28.4, west: -81.6, north: 28.7, east: -81.2 }
const camera = (zoom: number) => ({ ...project({ latitude: 28.55, longitude: -81.4 }), zoom })
const fileOf = (name: string) => path.join(process.cwd(), 'public', name)

test('around Orlando only Florida is shown, and at the border its neighbors too', () => {
  expect(outlinesOf(orlando, camera(10)).map(({ file }) => file)).toEqual(['/map/fl.svg'])
  const border = { south: 30.6, west: -85.2, north: 31.2, east: -84.6 }
  const files = outlinesOf(border, camera(9)).map(({ file }) => file)
  expect(files.toSorted()).toEqual(['/map/al.svg', '/map/fl.svg', '/map/ga.svg'])
})

test('when zoomed out, one file shows the whole country', () => {
  expect(outlinesOf(orlando, camera(4))).toMatchObject([{ file: '/map/us.svg', isDetailed: false }])
})

test('an outline is at its geographic position', () => {
  const [florida] = outlinesOf(orlando, camera(10))
  const east = project({ latitude: 28.55, longitude: -80.03 }).x
  const edge = (florida?.x ?? 0) + (OUTLINES.FL[2] - OUTLINES.FL[0]) * (florida?.scale ?? 0)
  expect(edge / (512 * 2 ** 10) + camera(10).x).toBeCloseTo(east, 4)
})

test('there is a file for every outline, and it stays within its box', () => {
  for (const [code, [left, top, right, bottom]] of Object.entries(OUTLINES)) {
    const file = fileOf(`map/${code.toLowerCase()}.svg`)
    expect(existsSync(file)).toBe(true)
    const starts = [...readFileSync(file, 'utf8').matchAll(/M(\d+) (\d+)/g)]
    expect(starts.length).toBeGreaterThan(0)
    for (const [, x, y] of starts) {
      expect(Number(x)).toBeLessThanOrEqual(right - left)
      expect(Number(y)).toBeLessThanOrEqual(bottom - top)
    }
    expect(right).toBeLessThan(WORLD_UNITS / 2)
  }
})
