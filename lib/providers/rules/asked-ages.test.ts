import { AGE_BANDS } from '../catalogue/age-bands'
import { AGE_RANGES } from '../catalogue/search-options'
import { askedAges, askedBands } from './asked-ages'

test('a child of 14 months is in the room of the one-year-olds', () => {
  const asked = { age: 14, ageRange: [] }
  expect(askedAges(asked)).toEqual([{ minMonths: 14, maxMonths: 14 }])
  expect(askedBands(asked)).toEqual([1])
})

test('without an age every room counts', () => {
  expect(askedAges({ age: null, ageRange: [] })).toEqual([])
  expect(askedBands({ age: null, ageRange: [] })).toEqual([0, 1, 2, 3, 4, 5])
})

test('parents of a baby and a preschooler ask for both', () => {
  expect(askedBands({ age: 5, ageRange: ['preschoolers'] })).toEqual([0, 3, 4])
  expect(askedAges({ age: 5, ageRange: ['preschoolers'] })).toHaveLength(2)
})

test.each(AGE_RANGES)('$label are exactly the children of their rooms', ({ bands, minMonths, maxMonths }) => {
  const rooms = AGE_BANDS.filter((band) => bands.some((code) => code === band.code))
  expect(rooms[0]?.minMonths).toBe(minMonths)
  expect(rooms.at(-1)?.maxMonths).toBe(maxMonths)
})
