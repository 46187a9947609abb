import { translate } from '@/tests/support/setup/translate'
import { ageRangeText, ageText } from './ages'

const t = translate('en', 'providers.ages')

test.each([
  [1, 60, '6 weeks – 5 years'],
  [1, 71, '6 weeks – 5 years'],
  [12, 144, '12 months – 12 years'],
  [0, 155, 'birth – 12 years'],
  [30, 59, '2½ years – 4 years'],
  [3, 23, '3 months – 23 months'],
])('the range from %i to %i months is %s', (min, max, text) => {
  expect(ageRangeText(t, min, max)).toBe(text)
})

test('a range with one bound has its own text, and an unknown one has none', () => {
  expect(ageRangeText(t, 24, null)).toBe('from 2 years')
  expect(ageRangeText(t, null, 155)).toBe('up to 12 years')
  expect(ageRangeText(t, null, null)).toBeNull()
})

test('half years are shown only for ages where parents use them', () => {
  expect(ageText(t, 42)).toBe('3½ years')
  expect(ageText(t, 66)).toBe('5 years')
  expect(ageText(t, 18)).toBe('18 months')
})
