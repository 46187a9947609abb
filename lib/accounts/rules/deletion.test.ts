import { dayInWords, erasedFrom, GRACE_DAYS } from './deletion'

test('whoever deletes their account has two weeks to change their mind', () => {
  expect(GRACE_DAYS).toBe(14)
  expect(erasedFrom(new Date('2026-11-22T10:00:00Z'))).toEqual(new Date('2026-12-06T10:00:00Z'))
})

test('a mail says the day in words, the same wherever it is written', () => {
  expect(dayInWords(new Date('2026-12-06T00:30:00Z'))).toBe('December 6, 2026')
  expect(dayInWords(new Date('2026-12-06T23:30:00Z'))).toBe('December 6, 2026')
})
