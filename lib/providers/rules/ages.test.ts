import { translate } from '@/tests/support/setup/translate'
import { ageBandOf, ageRangeText, ageText, bandLabel, bandPlural, MAX_CHILD_MONTHS } from './ages'

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
  expect([ageText(t, 47), ageText(t, 48), ageText(t, 54)]).toEqual(['3 years', '4 years', '4 years'])
})

test.each([
  ['infant', 0, 11],
  ['one', 12, 23],
  ['two', 24, 35],
  ['three', 36, 47],
  ['four', 48, 59],
  ['school_age', 60, MAX_CHILD_MONTHS],
])('the age group %s is from %i to %i months', (code, min, max) => {
  expect([ageBandOf(min)?.code, ageBandOf(max)?.code]).toEqual([code, code])
})

test('no age group is for a child of 13 years, or one who is not born', () => {
  expect([ageBandOf(13 * 12 - 1)?.code, ageBandOf(13 * 12), ageBandOf(-1)]).toEqual(['school_age', null, null])
})

test('an age group has a name and a noun for its children; an unknown one shows its code', () => {
  expect(['infant', 'toddler'].map((code) => [bandLabel(t, code), bandPlural(t, code)])).toEqual([
    ['Under 1', 'infants'],
    ['toddler', 'toddler'],
  ])
})
