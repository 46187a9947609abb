import { ageRangeText, ageText } from './ages'

test.each([
  [1, 60, '6 weeks – 5 years'],
  [1, 71, '6 weeks – 5 years'],
  [12, 144, '12 months – 12 years'],
  [0, 155, 'birth – 12 years'],
  [30, 59, '2½ years – 4 years'],
  [3, 23, '3 months – 23 months'],
])('the range from %i to %i months is %s', (min, max, text) => {
  expect(ageRangeText(min, max)).toBe(text)
})

test('a range with one bound has its own text, and an unknown one has none', () => {
  expect(ageRangeText(24, null)).toBe('from 2 years')
  expect(ageRangeText(null, 155)).toBe('up to 12 years')
  expect(ageRangeText(null, null)).toBeNull()
})

test('half years are shown only for ages where parents use them', () => {
  expect(ageText(42)).toBe('3½ years')
  expect(ageText(66)).toBe('5 years')
  expect(ageText(18)).toBe('18 months')
})
