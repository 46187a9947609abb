import { judgeAges } from './ages'

const range = (ageMinMonths: number | null, ageMaxMonths: number | null) => ({ ageMinMonths, ageMaxMonths })

test.each([
  [12, 'matches'],
  [60, 'matches'],
  [11, 'does_not'],
  [61, 'does_not'],
])('from 12 to 60 months a child of %i %s', (ageMonths, verdict) => {
  expect(judgeAges(range(12, 60), { ageMonths })).toBe(verdict)
})

test('one bound alone can refuse a child, and never promise a place', () => {
  expect(judgeAges(range(12, null), { ageMonths: 6 })).toBe('does_not')
  expect(judgeAges(range(null, 60), { ageMonths: 70 })).toBe('does_not')
  expect(judgeAges(range(12, null), { ageMonths: 20 })).toBe('unknown')
  expect(judgeAges(range(null, null), { ageMonths: 20 })).toBe('unknown')
})

test('without a child nothing is judged', () => {
  expect(judgeAges(range(12, 60), { ageMonths: null })).toBeNull()
})
