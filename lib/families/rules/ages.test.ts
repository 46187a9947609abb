import { ageInMonths, ageText, birthMonthAt, birthMonthProblem, startMonthProblem } from './ages'

const THIS = '2026-11'

test.each([
  ['2027-03', 'Expected in March 2027'],
  ['2026-11', 'Less than a month old'],
  ['2026-10', '1 month old'],
  ['2025-09', '14 months old'],
  ['2024-12', '23 months old'],
  ['2024-11', '2 years old'],
  ['2023-12', '2 years old'],
  ['2023-11', '3 years old'],
])('a parent reads the age of a child born in %s as "%s"', (birthMonth, text) => {
  expect(ageText(birthMonth, THIS)).toBe(text)
})

test('an age in months leads to the month of birth and back', () => {
  for (const months of [0, 1, 11, 12, 26, 155]) expect(ageInMonths(birthMonthAt(months, THIS), THIS)).toBe(months)
})

test('a child of 12 years can be entered, and one of 13 not', () => {
  expect(birthMonthProblem('2013-12', THIS)).toBeUndefined()
  expect(birthMonthProblem('2013-11', THIS)).toBe('Care is for children up to 12 years.')
})

test('a child that is expected can be entered ten months before, not eleven', () => {
  expect(birthMonthProblem('2027-09', THIS)).toBeUndefined()
  expect(birthMonthProblem('2027-10', THIS)).toMatch(/up to 10 months before/)
})

test('care starts from the month of birth on, within five years; a start that has passed stays', () => {
  expect(startMonthProblem('2026-02', '2026-03', THIS)).toBe('Care cannot start before the month of birth.')
  expect(startMonthProblem('2026-03', '2026-03', THIS)).toBeUndefined()
  expect(startMonthProblem('2031-11', '2026-03', THIS)).toBeUndefined()
  expect(startMonthProblem('2031-12', '2026-03', THIS)).toMatch(/next five years/)
})
