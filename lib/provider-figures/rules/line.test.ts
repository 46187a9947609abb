import fc from 'fast-check'
import { axisTop, linePoints, PLOT } from './line'

test.each([
  [[], 2],
  [[0, 0], 2],
  [[3], 4],
  [[5], 6],
  [[7], 10],
  [[11], 20],
  [[240], 400],
])('the axis above %j ends at %d', (values, top) => {
  expect(axisTop(values)).toBe(top)
})

test('a line goes from edge to edge, its highest value no higher than the drawing', () => {
  expect(linePoints([0, 1, 2], 2)).toBe('0,160 300,80 600,0')
  expect(linePoints([4], 4)).toBe('0,0')
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 40 }), (values) => {
      const points = linePoints(values, axisTop(values)).split(' ')
      expect(points).toHaveLength(values.length)
      for (const point of points) {
        const [x = -1, y = -1] = point.split(',').map(Number)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(PLOT.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(PLOT.height)
      }
    }),
  )
})
