import fc from 'fast-check'
import { type Crop, cropInput, middleSquare, moveCrop, scaleCrop } from './crop'

const ratio = fc.double({ min: 0.2, max: 5, noNaN: true })
const pixels = ({ width, height }: Crop, of: number) => width * of - height

test('the initial crop is the largest centered square', () => {
  expect(middleSquare(2)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(middleSquare(0.5)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 })
})

test('after any sequence of moves and zooms, the crop is a valid square inside the picture', () => {
  const step = fc.oneof(
    fc.record({
      right: fc.double({ min: -1, max: 1, noNaN: true }),
      down: fc.double({ min: -1, max: 1, noNaN: true }),
    }),
    fc.record({ factor: fc.double({ min: 0.3, max: 3, noNaN: true }) }),
  )
  fc.assert(
    fc.property(ratio, fc.array(step, { maxLength: 12 }), (of, steps) => {
      let crop = middleSquare(of)
      for (const one of steps)
        crop = 'factor' in one ? scaleCrop(crop, one.factor) : moveCrop(crop, one.right, one.down)
      expect(pixels(crop, of)).toBeCloseTo(0, 6)
      expect(cropInput.safeParse(crop).success).toBe(true)
    }),
  )
})

test.each([
  {},
  { x: 0, y: 0, width: 0, height: 1 },
  { x: 0.6, y: 0, width: 0.5, height: 0.5 },
  { x: -0.1, y: 0, width: 0.5, height: 0.5 },
  { x: 'NaN', y: 0, width: 0.5, height: 0.5 },
  { x: 0, y: 0, width: 1e9, height: 1 },
])('%j is not a valid crop and is rejected with a message', (value) => {
  expect(cropInput.safeParse(value).error?.issues[0]?.message).toBe(
    'We can’t use this part of the picture. Please choose it again.',
  )
})

test('numbers in an address are parsed', () => {
  expect(cropInput.parse({ x: '0.25', y: '0', width: '0.5', height: '1' })).toEqual({
    x: 0.25,
    y: 0,
    width: 0.5,
    height: 1,
  })
})
