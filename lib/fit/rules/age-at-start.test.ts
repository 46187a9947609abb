import { ageAtStart, careStart } from './age-at-start'

const child = { birthMonth: '2026-03', startMonth: '2027-01' }

test('a child is as old as in the month in which care begins', () => {
  expect(ageAtStart(child, '2026-11')).toBe(10)
})

test('without a month to start, or when it has passed, care begins now', () => {
  expect(careStart({ ...child, startMonth: null }, '2026-11')).toBe('2026-11')
  expect(ageAtStart({ ...child, startMonth: '2026-09' }, '2026-11')).toBe(8)
})

test('care never begins before a child that is expected is born', () => {
  expect(ageAtStart({ birthMonth: '2027-02', startMonth: null }, '2026-11')).toBe(0)
})
