import fc from 'fast-check'
import { ALL_DEGREES, boundsText, readBounds, searchablePart } from './bounds'

const orlando = { south: 28.4, west: -81.6, north: 28.7, east: -81.2 }

test('the box in an address is the box of the map, to ten metres', () => {
  expect(boundsText(orlando)).toBe('28.4000,-81.6000,28.7000,-81.2000')
  expect(readBounds(boundsText(orlando))).toEqual(orlando)
})

test.each([
  ['NaN,NaN,NaN,NaN', 'no numbers'],
  ['1e1,-81,28,-80', 'another way to write numbers'],
  ['28.7,-81.6,28.4,-81.2', 'north and south swapped'],
  ['28.4,-81.2,28.7,-81.6', 'east and west swapped'],
  ['28.4,-81.6,28.4,-81.2', 'no height'],
  ['20,-120,45,-70', 'most of the country'],
  ['28,-85,29,-80.9', 'wider than four degrees'],
  ['48,2,49,3', 'Paris'],
  ['-90,-180,90,180', 'the world'],
  ['28.4,-81.6,28.7', 'three numbers'],
  ['28.4,-81.6,28.7,-81.2,1', 'five numbers'],
  ['28.4,-81.6,28.7,-81.2;--', 'SQL'],
  ['', 'nothing'],
  ['Infinity,-81,28,-80', 'a number without end'],
])('%s is refused: %s', (text) => {
  expect(readBounds(text)).toBeNull()
})

test('whatever stands in an address, what is understood is a box that can be searched', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(fc.double(), { maxLength: 5 }).map(String)), (text) => {
      const box = readBounds(text)
      if (box) expect(searchablePart(box) !== null && box.south < box.north && box.west < box.east).toBe(true)
    }),
  )
})

test('of a map that shows sea or Mexico the part over the country is searched; from too far away nothing', () => {
  expect(searchablePart({ south: 16, west: -82, north: 18, east: -81 })).toEqual({
    south: 17,
    west: -82,
    north: 18,
    east: -81,
  })
  expect(searchablePart({ south: 24, west: -90, north: 31, east: -79 })).toBeNull()
})

test('names may be asked for from farther away', () => {
  expect(readBounds('24,-90,31,-79', ALL_DEGREES)).toMatchObject({ south: 24 })
})
